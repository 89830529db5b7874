import path from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { mockGames } from './build/mock-games.ts';
import { mockWorker } from './build/mock-worker.ts';
import { precompress } from './build/precompress.ts';
import { startTexts } from './build/start-texts.ts';

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
  },
  server: { port: 5173 },
});
