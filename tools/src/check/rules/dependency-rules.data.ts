import type { ImportKind } from '../imports.ts';

/** Files that are not shipped: tests, stories and their support. */
export const TEST_ONLY: readonly string[] = [
  '**/*.test.{ts,tsx}',
  '**/*.spec.{ts,tsx}',
  '**/*.stories.tsx',
  '**/src/testing/**',
];

/** Allowed imports between workspace packages. A package without a row may import any package. */
export interface PackageRule {
  readonly from: string;
  readonly may: readonly {
    readonly to: string;
    readonly kinds?: readonly ImportKind[];
    /** Globs of the importing files; all files if absent. */
    readonly where?: readonly string[];
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
    may: [{ to: 'api-spec', where: TEST_ONLY }],
    instead: 'import the generated code from src/generated; the SDK imports no package above it',
  },
  {
    from: 'packages/mock-server',
    may: [
      { to: 'packages/sdk' },
      { to: 'api-spec', where: ['packages/mock-server/src/gateway/answer-check.ts', ...TEST_ONLY] },
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
      { to: 'api-spec', where: ['tools/src/workflows/**'] },
      { to: 'packages/sdk', where: ['tools/src/workflows/**'] },
      { to: 'packages/mock-server', where: TEST_ONLY },
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
        kinds: ['dynamic', 'type'],
        where: ['apps/web/src/app/configure-mocking.ts'],
      },
      {
        to: 'packages/mock-server',
        where: [
          'apps/web/server/**',
          'apps/web/build/mock-pages.ts',
          'apps/web/e2e/**',
          'apps/web/**/*.test.{ts,tsx}',
          'apps/web/src/testing/**',
        ],
      },
      // The API reference, served by the sandbox next to the built app.
      { to: 'api-spec', where: ['apps/web/server/main.ts'] },
    ],
    instead:
      'call the SDK, but not its entry servers, whose calls need the secret of a server; only apps/web/src/app/configure-mocking.ts (by dynamic import), server/, e2e/ and tests may import the mock',
  },
];

/**
 * Allowed imports between layers, in shipped code. A layer may always import itself. Values are globs of layers, such as
 * `web/features/*` for any feature, and of import specifiers of packages. A layer without a row (e2e, bench, testing) may
 * import any layer; every layer may import files outside all layers.
 */
export interface LayerRule {
  readonly from: string;
  readonly may: readonly string[];
  /** Allowed by `import()` or as a type only. */
  readonly lazily?: readonly string[];
  /** Allowed as a type only. */
  readonly types?: readonly string[];
  /** Globs of files that may be imported although their layer may not. */
  readonly files?: readonly string[];
  readonly instead: string;
}

const SDK_DATA = ['@croupier/sdk/types', '@croupier/sdk/rules', '@croupier/sdk/errors', '@croupier/sdk/operations'];

export const LAYER_RULES: readonly LayerRule[] = [
  { from: 'sdk/generated', may: ['sdk/*'], instead: 'change the generator in api-spec/codegen' },
  {
    from: 'sdk/errors',
    may: ['sdk/generated'],
    instead: 'throw the errors in transport; errors must not depend on it',
  },
  { from: 'sdk/rules', may: ['sdk/generated'], instead: 'pass the value as a parameter; rules are pure functions' },
  {
    from: 'sdk/codec',
    may: ['sdk/generated', 'sdk/errors'],
    instead: 'call the codec from transport, not the reverse',
  },
  {
    from: 'sdk/transport',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec'],
    instead: 'combine the two in an entry file of packages/sdk/src',
  },
  {
    from: 'sdk/hooks',
    may: ['sdk/generated', 'sdk/errors', 'sdk/entries'],
    instead: 'use the public entries; hooks combine generated calls with TanStack Query',
  },
  {
    from: 'sdk/entries',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec', 'sdk/transport'],
    instead: 'use test support in tests only',
  },

  { from: 'mock/clock', may: [], instead: 'pass it as a parameter; clock and random depend on nothing' },
  {
    from: 'mock/store',
    may: ['mock/clock', '@croupier/sdk/zod', '@croupier/sdk/types'],
    instead: 'move the behaviour into domain, which calls the store',
  },
  {
    from: 'mock/domain',
    // Domain encrypts the links to customer service with the codec.
    may: ['mock/store', 'mock/clock', '@croupier/sdk/codec', ...SDK_DATA],
    instead: 'pass plain data to domain from the layer above',
  },
  {
    from: 'mock/art',
    may: [],
    instead: 'pass the content of the picture as plain data; drawing depends on nothing else',
  },
  {
    from: 'mock/handlers',
    may: ['mock/domain', ...SDK_DATA],
    // The type of a handler.
    files: ['packages/mock-server/src/gateway/handler.ts'],
    instead: 'call a function of domain, the only layer below the handlers',
  },
  {
    from: 'mock/games',
    may: ['mock/domain', 'mock/art', 'mock/clock', ...SDK_DATA],
    types: ['mock/gateway', 'mock/entries'],
    // The limit of calls per launch.
    files: ['packages/mock-server/src/gateway/call-limit.ts'],
    instead: 'call a function of domain, which moves money and stores rounds',
  },
  {
    from: 'mock/files',
    may: ['mock/art', 'mock/games', 'mock/domain'],
    types: ['mock/gateway'],
    instead: 'write only what does not depend on a world to files; worlds answer the rest',
  },
  {
    from: 'mock/seed',
    may: ['mock/domain', 'mock/store', 'mock/clock', '@croupier/sdk/*'],
    instead: 'call seed from scenario or world.ts; seed imports only domain and the layers below',
  },
  {
    from: 'mock/scenario',
    may: ['mock/seed', 'mock/domain', 'mock/store', 'mock/clock', '@croupier/sdk/*'],
    instead: 'pass it in from world.ts; scenario imports only seed and the layers below',
  },
  {
    from: 'mock/gateway',
    may: ['mock/clock', 'mock/store', '@croupier/sdk/*', '@croupier/api-spec/openapi.json'],
    types: ['mock/domain'],
    // The areas that it reads, and the error answers.
    files: ['packages/mock-server/src/domain/{kernel,session,site}/index.ts'],
    instead:
      'pass the handlers to the gateway in world.ts; the gateway only reads session, site and idempotency from domain',
  },
  {
    from: 'mock/entries',
    may: [
      'mock/clock',
      'mock/store',
      'mock/domain',
      'mock/seed',
      'mock/scenario',
      'mock/handlers',
      'mock/gateway',
      'mock/games',
      'mock/files',
      '@croupier/sdk/*',
    ],
    instead: 'use test support in tests only',
  },

  { from: 'ui/theme', may: [], instead: 'import the theme from components, not the reverse' },
  { from: 'ui/components', may: ['ui/theme'], instead: 'use test support in tests and stories only' },

  {
    from: 'web/pages',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', '@croupier/**'],
    lazily: ['web/features/*'],
    instead: 'load the feature by import(), so that its code is split by page; app provides the frames',
  },
  {
    from: 'web/session',
    may: ['web/i18n', 'web/config', '@croupier/**'],
    instead: 'call session from shared or a feature; session imports only i18n and config',
  },
  {
    from: 'web/features/*',
    may: ['web/session', 'web/shared', 'web/i18n', 'web/config', '@croupier/**'],
    instead: 'move shared code into shared, link by shared/paths, or combine the features in pages or app',
  },
  {
    from: 'web/shared',
    may: ['web/session', 'web/i18n', 'web/config', '@croupier/**'],
    instead: 'use shared from a feature or app; shared imports only session, i18n and config',
  },
  {
    from: 'web/i18n',
    may: ['web/config', '@croupier/**'],
    instead: 'use i18n from the layers above; i18n imports only config',
  },
  {
    from: 'web/config',
    may: ['web/brands', '@croupier/**'],
    instead: 'read config from the layers above; config imports none of them',
  },
  {
    from: 'web/app',
    may: ['web/pages', 'web/session', 'web/features/*', 'web/shared', 'web/i18n', 'web/config', '@croupier/**'],
    instead: 'import from the other layers of apps/web/src only, neither servers nor test support',
  },
  {
    from: 'web/brands',
    may: ['@croupier/ui/**', '@croupier/sdk/*'],
    types: ['web/i18n', 'web/config'],
    instead: 'read the brand from config; a brand is data',
  },
  {
    from: 'web/server',
    may: ['web/i18n', 'web/config', 'web/brands', '@croupier/**'],
    instead: 'read the built app from its folder; the server imports only config, i18n and brands',
  },
];
