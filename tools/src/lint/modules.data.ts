import { DOMAIN_MODULES, SDK_DATA } from './domain-modules.ts';
import type { Module } from './module.ts';

/** A module of tests, configuration or tools may import every module above it. */
const ANY = ['*'];
const SUPPORT = 'move the code to a module below, or this file to a module above';

const SDK = '@croupier/sdk/*';
/** What the modules of the app may import; `PACKAGE_RULES` say more about the mock. */
const PACKAGES = '@croupier/*';

const API_SPEC: readonly Module[] = [
  { name: 'api-spec/codegen', path: 'api-spec/codegen/', may: [], instead: 'call it from the module above' },
  {
    name: 'api-spec/arazzo',
    path: 'api-spec/arazzo/',
    may: ['api-spec/codegen'],
    instead: 'call arazzo from lint, docs or a test',
  },
  {
    name: 'api-spec/lint',
    path: 'api-spec/lint/',
    may: ['api-spec/codegen', 'api-spec/arazzo'],
    instead: SUPPORT,
  },
  {
    name: 'api-spec/contract',
    path: 'api-spec/contract/',
    may: ['api-spec/codegen'],
    instead: SUPPORT,
  },
  {
    name: 'api-spec/compare',
    path: 'api-spec/compare/',
    may: ['api-spec/codegen'],
    instead: 'pass the documents as parameters; a comparison knows neither reference nor workflows',
  },
  {
    name: 'api-spec/docs',
    path: 'api-spec/docs/',
    may: ['api-spec/codegen', 'api-spec/arazzo', 'api-spec/compare'],
    instead: SUPPORT,
  },
  { name: 'api-spec/fixtures', path: 'api-spec/fixtures/', may: ANY, instead: SUPPORT },
  { name: 'api-spec/root', path: 'api-spec/*', may: ANY, instead: SUPPORT },
];

const SDK_MODULES: readonly Module[] = [
  { name: 'sdk/generated', path: 'packages/sdk/src/generated/', may: [], instead: 'change the generator in api-spec' },
  {
    name: 'sdk/errors',
    path: 'packages/sdk/src/errors/',
    may: ['sdk/generated'],
    instead: 'throw the errors in transport; errors must not depend on it',
  },
  {
    name: 'sdk/rules',
    path: 'packages/sdk/src/rules/',
    may: ['sdk/generated'],
    instead: 'pass the value as a parameter; rules are pure functions',
  },
  {
    name: 'sdk/codec',
    path: 'packages/sdk/src/codec/',
    may: ['sdk/generated', 'sdk/errors'],
    instead: 'call the codec from transport, not the reverse',
  },
  {
    name: 'sdk/transport',
    path: 'packages/sdk/src/transport/',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec'],
    instead: 'combine the two in an entry file of packages/sdk/src',
  },
  {
    name: 'sdk/entries',
    path: 'packages/sdk/src/*',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec', 'sdk/transport'],
    instead: 'use test support in tests only',
  },
  {
    name: 'sdk/hooks',
    path: 'packages/sdk/src/hooks/',
    may: ['sdk/generated', 'sdk/errors', 'sdk/entries'],
    instead: 'use the public entries; hooks combine generated calls with TanStack Query',
  },
  { name: 'sdk/testing', path: 'packages/sdk/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'sdk/build', path: 'packages/sdk/build/', may: ANY, instead: SUPPORT },
  { name: 'sdk/root', path: 'packages/sdk/*', may: ANY, instead: SUPPORT },
];

const MOCK: readonly Module[] = [
  {
    name: 'mock/clock',
    path: 'packages/mock-server/src/clock/',
    may: [],
    instead: 'pass it as a parameter; clock and random depend on nothing',
  },
  {
    name: 'mock/store',
    path: 'packages/mock-server/src/store/',
    may: ['mock/clock', '@croupier/sdk/zod', '@croupier/sdk/types'],
    instead: 'move the behaviour into domain, which calls the store',
  },
  ...DOMAIN_MODULES,
  {
    name: 'mock/seed',
    path: 'packages/mock-server/src/seed/',
    may: ['mock/domain/*', 'mock/store', 'mock/clock', SDK],
    instead: 'call seed from scenario or world.ts; seed imports only domain and the layers below',
  },
  {
    name: 'mock/scenario',
    path: 'packages/mock-server/src/scenario/',
    may: ['mock/seed', 'mock/domain/*', 'mock/store', 'mock/clock', SDK],
    instead: 'pass it in from world.ts; scenario imports only seed and the layers below',
  },
  {
    name: 'mock/gateway',
    path: 'packages/mock-server/src/gateway/',
    // The areas that it reads, and the error answers.
    may: [
      'mock/clock',
      'mock/store',
      'mock/domain/kernel',
      'mock/domain/session',
      'mock/domain/site',
      SDK,
      '@croupier/api-spec/openapi.json',
    ],
    instead:
      'pass the handlers to the gateway in world.ts; the gateway only reads session, site and idempotency from domain',
  },
  {
    name: 'mock/art',
    path: 'packages/mock-server/art/',
    may: [],
    instead: 'pass the content of the picture as plain data; drawing depends on nothing else',
  },
  {
    name: 'mock/games',
    path: 'packages/mock-server/games/',
    // The code of a game in the browser loads no more of the rules than the format of money.
    may: ['mock/domain/*', 'mock/art', 'mock/clock', '@croupier/sdk/format-money', ...SDK_DATA],
    // Types of calls, and the limit of calls per launch.
    files: ['packages/mock-server/src/gateway/call.ts', 'packages/mock-server/src/gateway/call-limit.ts'],
    instead: 'call a function of domain, which moves money and stores rounds',
  },
  {
    name: 'mock/files',
    path: 'packages/mock-server/files/',
    may: ['mock/art', 'mock/games', 'mock/domain/*'],
    files: ['packages/mock-server/src/gateway/call.ts'],
    instead: 'write only what does not depend on a world to files; worlds answer the rest',
  },
  {
    name: 'mock/handlers',
    path: 'packages/mock-server/src/handlers/',
    may: ['mock/domain/*', ...SDK_DATA],
    // The type of a handler.
    files: ['packages/mock-server/src/gateway/handler.ts'],
    instead: 'call a function of domain, the only layer below the handlers',
  },
  {
    name: 'mock/entries',
    path: 'packages/mock-server/src/*',
    may: [
      'mock/clock',
      'mock/store',
      'mock/domain/*',
      'mock/seed',
      'mock/scenario',
      'mock/handlers',
      'mock/gateway',
      'mock/games',
      'mock/files',
      SDK,
    ],
    instead: 'use test support in tests only',
  },
  { name: 'mock/testing', path: 'packages/mock-server/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'mock/bench', path: 'packages/mock-server/bench/', may: ANY, instead: SUPPORT },
  { name: 'mock/root', path: 'packages/mock-server/*', may: ANY, instead: SUPPORT },
];

const UI_LIBRARIES = [
  'react',
  'react-dom',
  'react-hook-form',
  '@mui/*',
  '@emotion/*',
  'stylis',
  '@tanstack/react-virtual',
  'qrcode.react',
  'react-dropzone',
  '@leeoniya/ufuzzy',
  'country-flag-icons',
  'libphonenumber-js',
  'dayjs',
  'dompurify',
];

const UI: readonly Module[] = [
  {
    name: 'ui/theme',
    path: 'packages/ui/src/theme/',
    may: [],
    libraries: UI_LIBRARIES,
    instead: 'import the theme from components, not the reverse',
  },
  {
    name: 'ui/components',
    path: 'packages/ui/src/components/',
    may: ['ui/theme'],
    libraries: UI_LIBRARIES,
    instead: 'use test support in tests and stories only',
  },
  { name: 'ui/testing', path: 'packages/ui/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'ui/docs', path: 'packages/ui/docs/', may: ANY, instead: SUPPORT },
  { name: 'ui/storybook', path: 'packages/ui/.storybook/', may: ANY, instead: SUPPORT },
  { name: 'ui/bench', path: 'packages/ui/bench/', may: ANY, instead: SUPPORT },
  { name: 'ui/fonts', path: 'packages/ui/fonts/', may: ANY, instead: SUPPORT },
  { name: 'ui/size', path: 'packages/ui/size/', may: ANY, instead: SUPPORT },
  { name: 'ui/root', path: 'packages/ui/*', may: ANY, instead: SUPPORT },
];

const WEB: readonly Module[] = [
  {
    name: 'web/brands',
    path: 'apps/web/brands/',
    may: ['@croupier/ui/*', SDK],
    instead: 'read the brand from config; a brand is data',
  },
  {
    name: 'web/config',
    path: 'apps/web/src/config/',
    may: ['web/brands', PACKAGES],
    instead: 'read config from the layers above; config imports none of them',
  },
  {
    name: 'web/i18n',
    path: 'apps/web/src/i18n/',
    may: ['web/config', 'web/brands', PACKAGES],
    instead: 'use i18n from the layers above; i18n imports only config',
  },
  {
    name: 'web/session',
    path: 'apps/web/src/session/',
    may: ['web/i18n', 'web/config', PACKAGES],
    instead: 'call session from shared or a feature; session imports only i18n and config',
  },
  {
    name: 'web/shared',
    path: 'apps/web/src/shared/',
    may: ['web/session', 'web/i18n', 'web/config', PACKAGES],
    instead: 'use shared from a feature or app; shared imports only session, i18n and config',
  },
  {
    name: 'web/features/*',
    path: 'apps/web/src/features/*/',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    instead: 'move shared code into shared, link by shared/paths, or combine the features in pages or app',
  },
  {
    name: 'web/pages',
    path: 'apps/web/src/pages/',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    lazily: ['web/features/*'],
    instead: 'load the feature by import(), so that its code is split by page; app provides the frames',
  },
  {
    name: 'web/offline',
    path: 'apps/web/src/offline/',
    may: [],
    instead: 'keep the service worker and its page free of the app, whose code they do not load',
  },
  // In development only: loaded by app/main.tsx.
  {
    name: 'web/developer',
    path: 'apps/web/src/developer/',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    instead: 'use the session and the queries of the app; the panel knows no page',
  },
  {
    name: 'web/app',
    path: 'apps/web/src/app/',
    lazily: ['web/developer'],
    may: ['web/pages', 'web/session', 'web/features/*', 'web/shared', 'web/i18n', 'web/config', PACKAGES],
    instead: 'import from the other layers of apps/web/src only, neither servers nor test support',
  },
  // Declares the types of all texts.
  { name: 'web/types', path: 'apps/web/src/*', may: ANY, instead: SUPPORT },
  {
    name: 'web/server',
    path: 'apps/web/server/',
    may: ['web/shared', 'web/i18n', 'web/config', 'web/brands', PACKAGES],
    // The pictures of a landing page.
    files: ['apps/web/src/pages/landings.ts'],
    instead: 'read the built app from its folder; the server imports only shared, i18n, config and brands',
  },
  {
    name: 'web/translation',
    path: 'apps/web/translation/',
    may: ['web/brands', 'web/config', 'web/i18n'],
    instead: 'pass the texts as parameters; build and tests call the functions of translation',
  },
  { name: 'web/build', path: 'apps/web/build/', may: ANY, instead: SUPPORT },
  { name: 'web/testing', path: 'apps/web/src/testing/', may: ANY, instead: SUPPORT },
  { name: 'web/e2e', path: 'apps/web/e2e/', may: ANY, instead: SUPPORT },
  { name: 'web/bench', path: 'apps/web/bench/', may: ANY, instead: SUPPORT },
  { name: 'web/root', path: 'apps/web/*', may: ANY, instead: SUPPORT },
];

const TOOLS: readonly Module[] = [
  { name: 'tools/bootstrap', path: 'tools/bootstrap/', may: [], instead: 'start it from run; Node 20 runs bootstrap' },
  { name: 'tools/run', path: 'tools/src/run/', may: ['tools/bootstrap'], instead: 'start the tool as a step' },
  { name: 'tools/lint', path: 'tools/src/lint/', may: ['tools/bootstrap'], instead: SUPPORT },
  {
    name: 'tools/check',
    path: 'tools/src/check/',
    may: ['tools/bootstrap', 'tools/lint'],
    instead: 'call it from check; a rule of the linter sees one file',
  },
  {
    name: 'tools/requirements',
    path: 'tools/src/requirements/',
    may: ['tools/bootstrap', 'tools/lint', 'tools/check'],
    instead: SUPPORT,
  },
  { name: 'tools/planted', path: 'tools/src/planted/', may: ['tools/bootstrap', 'tools/run'], instead: SUPPORT },
  {
    name: 'tools/workflows',
    path: 'tools/src/workflows/',
    may: ['@croupier/api-spec/*', SDK],
    instead: 'give the runner an address and inputs',
  },
  { name: 'tools/root', path: 'tools/*', may: ANY, instead: SUPPORT },
];

export const MODULES: readonly Module[] = [...API_SPEC, ...SDK_MODULES, ...MOCK, ...UI, ...WEB, ...TOOLS];

/** Allowed imports between workspace packages, tests included. */
export interface PackageRule {
  readonly from: string;
  readonly may: readonly {
    readonly to: string;
    /** The importing modules, files, or `tests`; all files if absent. */
    readonly where?: readonly string[];
    /** Only by `import()` or as a type. */
    readonly lazily?: boolean;
    /** Entries of the package that these files may not import. */
    readonly except?: readonly string[];
  }[];
  readonly instead: string;
}

export const PACKAGE_RULES: readonly PackageRule[] = [
  {
    from: 'api-spec',
    may: [],
    instead: 'move the code into api-spec, which imports no other package',
  },
  {
    from: 'packages/sdk',
    may: [{ to: 'api-spec', where: ['tests'] }],
    instead: 'import the generated code from src/generated; the SDK imports no package above it',
  },
  {
    from: 'packages/mock-server',
    may: [
      { to: 'packages/sdk' },
      { to: 'api-spec', where: ['packages/mock-server/src/gateway/answer-check.ts', 'tests'] },
    ],
    instead: 'use the SDK; only the check of answers against the contract, and tests, read the contract itself',
  },
  {
    from: 'packages/ui',
    may: [],
    instead: 'pass texts, data and callbacks as props; the design system depends on neither contract nor app',
  },
  {
    from: 'tools',
    may: [
      { to: 'api-spec', where: ['tools/workflows'] },
      { to: 'packages/sdk', where: ['tools/workflows'] },
      { to: 'packages/mock-server', where: ['tests'] },
    ],
    instead: 'give the runner an address and inputs; it runs against any server, and only its tests know the mock',
  },
  {
    from: 'apps/web',
    may: [
      { to: 'packages/sdk', except: ['@croupier/sdk/servers'] },
      { to: 'packages/ui' },
      {
        to: 'packages/mock-server',
        where: ['apps/web/src/app/configure-mocking.ts', 'web/developer'],
        lazily: true,
      },
      {
        to: 'packages/mock-server',
        where: ['web/server', 'apps/web/build/mock-pages.ts', 'web/e2e', 'tests'],
      },
      // The API reference, served by the sandbox next to the built app.
      { to: 'api-spec', where: ['apps/web/server/main.ts'] },
    ],
    instead:
      'call the SDK, but not its entry servers, whose calls need the secret of a server; only apps/web/src/app/configure-mocking.ts (by dynamic import), src/developer/ (types), server/, e2e/ and tests may import the mock',
  },
];
