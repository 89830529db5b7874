import path from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { mockGames } from './build/mock-games.ts';
import { mockPages } from './build/mock-pages.ts';
import { mockWorker } from './build/mock-worker.ts';
import { precompress } from './build/precompress.ts';
import { startTexts } from './build/start-texts.ts';

const ui = (names: string, but = ''): string => `packages/ui/src/components/(?:${names})/${but}[^/]+$`;
const app = (files: string): string => `apps/web/src/(?:${files})\\.tsx?$`;

/**
 * What pages need together comes in one file: a fifth less to carry than in forty, and asked for at once instead of one
 * after the other. The first group that knows a module has it; what no group knows stays in files of its own.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  /** Whatever the first page is. */
  frame: [
    'node_modules/(?:react|react-dom|scheduler|@emotion|stylis|react-router|i18next|react-i18next)/',
    'packages/ui/src/theme/(?!MuiTheme|create-brand-theme|component-overrides|control-styles)',
    ui(
      'Icon|Button|IconButton|LinkButton|Skeleton|Spinner|BrandMark|BrandProvider|PageContainer|PageFrame|PageStack|AppHeader|SkipLink|Engraving|VisuallyHidden|StatusPage|SnackbarProvider|OfflineBar',
    ),
    'packages/ui/src/components/DialogProvider/(?:DialogProvider|dialogs-context)',
    // The entry waits for the start; who imports from its file would wait for it, too.
    'apps/web/src/(?:app|session|config|i18n)/(?!main|test-language)[^/]+\\.tsx?$',
    app('routes/paths|shared/page/(?:use-page-title|lazy-part)'),
  ],
  /** States of a page and its calls. */
  page: [
    ui('EmptyState|ErrorState|CopyButton|ScrollRow|LazyImage'),
    'packages/ui/src/components/TextField/merge-refs',
    app('shared/page/(?:Loaded|FailedState|WhenNear)|shared/(?:use-error-text|announcements-query)'),
    'node_modules/@tanstack/query-core/.+/(?:mutation|queries)Observer',
    'node_modules/@tanstack/react-query/.+/(?:useMutation|useQueries)',
  ],
  /** Rows and lists of games: home and lobbies. */
  games: [
    ui('GameTile|GameTileSkeleton|GameRail|LobbySection|LobbySectionSkeleton|FavouriteButton|ChoiceRow|CategoryMenu'),
    app('shared/games/.+'),
  ],
  /** What only desktops have around the page. */
  menus: [
    ui('TopNav', '(?!MoreList)'),
    ui('SelectMenu', '(?!SelectMenuList|select-menu-parts)'),
    ui('Clock|CountBadge'),
    ui('SideMenu', '(?!SideMenuDrawer)'),
    app('app/layouts/(?:TopCategories|HeaderTools|SideNavigation|use-categories|zone-offset)'),
  ],
  /** What lies over a page, and MUI with it. */
  dialog: [
    'packages/ui/src/theme/(?:MuiTheme|create-brand-theme|component-overrides)',
    'node_modules/@mui/material/(?:Modal|Dialog|Paper|Fade|Backdrop|Portal|Unstable_TrapFocus)/',
    ui('Dialog|AuthFrame'),
  ],
  form: [
    ui('FormStack|TextField|PasswordField|Checkbox|InlineAlert|PanelStack|PromptLine|CaptchaField|Tabs'),
    app('shared/verification/(?:PictureField|use-captcha|use-slider)'),
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
    // Every file comes under its own name: the content security policy has no place for data URLs of code or fonts.
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
