import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { bootTokens } from './build/boot-tokens.ts';
import { brandHtml } from './build/brand-html.ts';
import { developerBrand } from './build/developer-brand.ts';
import { firstPaint } from './build/first-paint.ts';
import { gridVariables } from './build/grid-variables.ts';
import { installable } from './build/installable.ts';
import { landingPages } from './build/landing-pages.ts';
import { mockFiles, mockPages, mockWorker, proxyToMock } from './build/mock-pages.ts';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/production-router.ts';
import { serviceWorker } from './build/service-worker.ts';
import { texts } from './build/texts.ts';
import { unusedModules } from './build/unused-modules.ts';

const COMPONENTS = 'packages/ui/src/components';
const components = new Set(
  globSync('*/*', { cwd: path.join(import.meta.dirname, '../..', COMPONENTS) }).map((folder) => path.basename(folder)),
);

/** Parts that components of several folders share. */
const shared = (group: string, files: string): string => `${COMPONENTS}/${group}/internal/(?:${files})\\.tsx?$`;

/** Throws for a folder that does not exist: a renamed component would silently leave its group. */
function ui(names: string, except = ''): string {
  const missing = names.split('|').filter((name) => !components.has(name));
  if (missing.length > 0) throw new Error(`No component: ${missing.join(', ')}`);
  return `${COMPONENTS}/[a-z]+/(?:${names})/${except}[^/]+$`;
}

const app = (files: string): string => `apps/web/src/(?:${files})\\.tsx?$`;

/**
 * Groups modules that pages need together into one chunk, which is a fifth smaller than forty chunks and needs one request.
 * The first matching group applies; other modules get their own chunks.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  /** Needed by every page. */
  frame: [
    'node_modules/(?:react|react-dom|scheduler|@emotion|stylis|react-router|i18next|react-i18next)/',
    'packages/ui/src/theme/(?!brands/|fonts/|MuiTheme|mirroring-cache|create-brand-theme|overrides|control-styles)',
    ui(
      'Icon|Button|IconButton|LinkButton|Skeleton|Spinner|BrandMark|BrandProvider|PageContainer|PageFrame|PageStack|AppHeader|SkipLink|VisuallyHidden|StatusPage|SnackbarProvider',
    ),
    `${COMPONENTS}/feedback/DialogProvider/(?:DialogProvider|dialogs-context)`,
    shared('actions', '.+'),
    shared('display', 'Mark|icon-paths'),
    shared('inputs', 'merge-refs'),
    // Without the entry, which awaits the start: chunks that import from its chunk would wait too.
    'apps/web/src/(?:app|session|config|i18n)/(?!main|test-language|PageGuard|stored-answers|start-member-session)[^/]+\\.tsx?$',
    app(
      'pages/.+|shared/(?:paths|install/install-prompt|entry-state|use-error-text|announcements-query|games/game-categories)|shared/page/(?:use-page-title|lazy-component|lazy-page)',
    ),
    'packages/sdk/src/(?:hooks/(?!pages|writes)|generated/read-hooks(?:-(?:member|session|system|content|game|favourite))?\\.gen)',
  ],
  /** The base of every MUI widget; loaded with the first one. */
  mui: [
    'packages/ui/src/theme/(?:MuiTheme|create-brand-theme|overrides/)',
    'node_modules/@mui/(?:system|styled-engine|utils)/',
    'node_modules/@mui/material/(?:styles|utils|ButtonBase|SvgIcon)/',
  ],
  /** Needed by most pages: states of a page, and calls. */
  page: [
    ui('Engraving|EmptyState|ErrorState|PanelStack|CopyButton|ScrollRow|LazyImage|CountBadge'),
    shared('display', 'LazyPicture'),
    shared('feedback', 'StatePanel'),
    app('shared/(?:page/(?:QueryBoundary|FailedState)|stored-json)'),
    'node_modules/@tanstack/query-core/.+/(?:mutation|queries)Observer',
    'node_modules/@tanstack/react-query/.+/(?:useMutation|useQueries)',
    'packages/sdk/src/hooks/writes',
  ],
  /** Of every page with an amount, not of its forms only. */
  amounts: ['packages/sdk/src/rules/(?:money|format-money)'],
  /** Small parts of pages for members, in one chunk, because the first load lists the chunks of every page. */
  member: [
    ui('RefusedState|Receipt'),
    shared('data', 'ReceiptLines'),
    app(
      'shared/(?:member-balance|use-records-days|use-time-text|live-events/.+|lists/statuses|page/(?:PageRefused|MembersOnly))',
    ),
    app('features/(?:deposit|withdrawal|betting-record|points-mall)/[a-z-]*status'),
  ],
  /** Tiles and lists of games. */
  games: [
    ui('GameTile|GameTileSkeleton|GameRail|LobbySection|LobbySectionSkeleton|FavouriteButton|CategoryMenu'),
    shared('game', 'tile-styles|rail-parts|section-parts'),
    shared('inputs', 'ChoiceRow'),
    app('shared/games/(?!prize-mode).+'),
  ],
  /** Days in a time zone, for the clock of the desktop's header and for lists. */
  days: ['packages/sdk/src/rules/days'],
  /** Desktop-only parts of the frame. */
  menus: [
    ui('TopNav', '(?!MoreList)'),
    ui('SelectMenu', '(?!SelectMenuList)'),
    ui('Clock'),
    ui('SideMenu', '(?!SideMenuDrawer)'),
    shared('navigation', 'rail|SideMenuItems|SelectTrigger'),
    app('app/layouts/(?:TopCategories|HeaderTools|SideNavigation|use-categories)'),
  ],
  dialog: [
    'node_modules/@mui/material/(?:Modal|Dialog|Paper|Fade|Backdrop|Portal|Unstable_TrapFocus)/',
    ui('Dialog|AuthFrame'),
    shared('feedback', 'dialog-parts|use-auto-close-timer|use-sheet-drag'),
  ],
  /** Apart from other fields: announcements, which home loads, have a checkbox only. */
  toggles: [ui('Checkbox'), shared('inputs', 'radio-parts')],
  /** Apart from fields: pages without a form have tabs. */
  tabs: [ui('Tabs'), 'node_modules/@mui/material/(?:Tab|Tabs|TabScrollButton)/'],
  form: [
    ui('FormStack|TextField|PasswordField|InlineAlert|PromptLine|CaptchaField'),
    shared('inputs', 'field-frame|use-input-value|use-reveal'),
    app('shared/verification/(?:CaptchaInput|use-captcha|use-slider)'),
  ],
  /** Forms that are checked by the contract. */
  checks: ['node_modules/react-hook-form/', ui('Form|ErrorSummary'), 'packages/sdk/src/rules/body-rules'],
  /** Forms that move money. */
  money: [
    ui('AmountField|StickyAction|PaymentSlip'),
    app('shared/forms/(?:MoneyField|CheckingAlert|use-amount-error-texts|use-idempotent-submit|pending-submit)'),
  ],
  /** Libraries of single widgets; a page has at most two of them. */
  charts: ['node_modules/@mui/x-charts(?:-vendor)?/', 'node_modules/d3-[a-z-]+/'],
  grid: ['node_modules/@mui/x-(?:data-grid|virtualizer)/'],
};

/** Address of a mock over HTTP for development; the browser mocks the API without it. */
const mockAddress = process.env['VITE_MOCK']?.match(/^https?:.+/)?.[0];
const browserMock = mockAddress === undefined ? [mockWorker(), mockFiles(), mockPages()] : [];

export default defineConfig({
  plugins: [
    react(),
    texts(),
    bootTokens(),
    brandHtml(),
    landingPages(),
    firstPaint(),
    installable(),
    serviceWorker(),
    unusedModules(),
    gridVariables(),
    productionRouter(),
    developerBrand(),
    ...browserMock,
    precompress(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // No inlining, because the CSP forbids data URLs for code and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      output: {
        // The first load lists every chunk, so those that are no page or group have no name but their hash.
        chunkFileNames: ({ name }) =>
          name in GROUPS || name.endsWith('Page') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: Object.entries(GROUPS).map(([name, parts]) => ({ name, test: new RegExp(parts.join('|')) })),
        },
      },
    },
  },
  server: { port: 5173, ...(mockAddress !== undefined && { proxy: proxyToMock(mockAddress) }) },
});
