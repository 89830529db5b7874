import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { mockGames, mockPages, mockWorker } from './build/mock-pages.ts';
import { precompress } from './build/precompress.ts';
import { startTexts } from './build/start-texts.ts';

const COMPONENTS = 'packages/ui/src/components';

/** Throws for a folder that does not exist: a renamed component would silently leave its group. */
function ui(names: string, but = ''): string {
  const missing = names
    .split('|')
    .filter((name) => !existsSync(path.join(import.meta.dirname, '../..', COMPONENTS, name)));
  if (missing.length > 0) throw new Error(`No component: ${missing.join(', ')}`);
  return `${COMPONENTS}/(?:${names})/${but}[^/]+$`;
}

const app = (files: string): string => `apps/web/src/(?:${files})\\.tsx?$`;

/**
 * Groups modules that pages need together into one file: a fifth smaller than forty files, and requested at once
 * instead of one after the other. The first matching group wins; other modules stay separate.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  /** Needed by every first page. */
  frame: [
    'node_modules/(?:react|react-dom|scheduler|@emotion|stylis|react-router|i18next|react-i18next)/',
    'packages/ui/src/theme/(?!MuiTheme|create-brand-theme|component-overrides|control-styles)',
    ui(
      'Icon|Button|IconButton|LinkButton|Skeleton|Spinner|BrandMark|BrandProvider|PageContainer|PageFrame|PageStack|AppHeader|SkipLink|Engraving|VisuallyHidden|StatusPage|SnackbarProvider|OfflineBar',
    ),
    'packages/ui/src/components/DialogProvider/(?:DialogProvider|dialogs-context)',
    // The entry waits for the start; modules that import from its file would wait too.
    'apps/web/src/(?:app|session|config|i18n)/(?!main|test-language)[^/]+\\.tsx?$',
    app('routes/paths|shared/page/(?:use-page-title|lazy-component)'),
  ],
  /** States of a page and its calls. */
  page: [
    ui('EmptyState|ErrorState|CopyButton|ScrollRow|LazyImage'),
    'packages/ui/src/components/TextField/merge-refs',
    app('shared/page/(?:QueryBoundary|FailedState)|shared/(?:use-error-text|announcements-query)'),
    'node_modules/@tanstack/query-core/.+/(?:mutation|queries)Observer',
    'node_modules/@tanstack/react-query/.+/(?:useMutation|useQueries)',
  ],
  /** Rows and lists of games: home and lobbies. */
  games: [
    ui('GameTile|GameTileSkeleton|GameRail|LobbySection|LobbySectionSkeleton|FavouriteButton|ChoiceRow|CategoryMenu'),
    app('shared/games/.+'),
  ],
  /** Desktop-only parts of the frame. */
  menus: [
    ui('TopNav', '(?!MoreList)'),
    ui('SelectMenu', '(?!SelectMenuList)'),
    ui('Clock|CountBadge'),
    ui('SideMenu', '(?!SideMenuDrawer)'),
    app('app/layouts/(?:TopCategories|HeaderTools|SideNavigation|use-categories)'),
  ],
  /** Overlays, with MUI. */
  dialog: [
    'packages/ui/src/theme/(?:MuiTheme|create-brand-theme|component-overrides)',
    'node_modules/@mui/material/(?:Modal|Dialog|Paper|Fade|Backdrop|Portal|Unstable_TrapFocus)/',
    ui('Dialog|AuthFrame'),
  ],
  form: [
    ui('FormStack|TextField|PasswordField|Checkbox|InlineAlert|PanelStack|PromptLine|CaptchaField|Tabs'),
    app('shared/verification/(?:CaptchaInput|use-captcha|use-slider)'),
  ],
};

export default defineConfig({
  plugins: [
    react(),
    startTexts(path.join(import.meta.dirname, 'src/i18n/locales')),
    mockWorker(),
    mockGames(),
    mockPages(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // No inlining: the CSP forbids data URLs for code and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.entries(GROUPS).map(([name, parts]) => ({ name, test: new RegExp(parts.join('|')) })),
        },
      },
    },
  },
  server: { port: 5173 },
});
