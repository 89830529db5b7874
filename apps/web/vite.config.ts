import path from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { mockGames } from './build/mock-games.ts';
import { mockWorker } from './build/mock-worker.ts';
import { precompress } from './build/precompress.ts';
import { startTexts } from './build/start-texts.ts';

/**
 * Small modules that the first page needs whatever it is: in one file they take a fifth less to carry than in forty.
 * What else is shared stays in files of its own, so that the first page does not carry what it does not need.
 */
const FRAME = [
  'node_modules/(?:react|react-dom|scheduler|@emotion|stylis|react-router|i18next|react-i18next)/',
  'packages/ui/src/theme/',
  'packages/ui/src/components/(?:Icon|Button|IconButton|LinkButton|Skeleton|Spinner|BrandMark|BrandProvider|PageContainer|PageFrame|PageStack|AppHeader|SkipLink|Engraving|VisuallyHidden|StatusPage|SnackbarProvider)/[^/]+$',
  'packages/ui/src/components/DialogProvider/(?:DialogProvider|dialogs-context)',
  // The entry waits for the start; who imports from its file would wait for it, too.
  'apps/web/src/(?:app|session|config|i18n)/(?!main|test-language)[^/]+\\.tsx?$',
  'apps/web/src/(?:routes/paths|shared/page/use-page-title)\\.ts$',
];
const frame = new RegExp(FRAME.join('|'));
const isOfTheFrame = (id: string): boolean => frame.test(id);

export default defineConfig({
  plugins: [
    react(),
    startTexts(path.join(import.meta.dirname, 'src/i18n/locales')),
    mockWorker(),
    mockGames(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // Every file comes under its own name: the content security policy has no place for data URLs of code or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: isOfTheFrame }] } } },
  },
  server: { port: 5173 },
});
