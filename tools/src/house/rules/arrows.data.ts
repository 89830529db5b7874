import type { ImportKind } from '../imports.ts';

/** Paths in which code is not shipped: tests, stories and what only they use. */
export const UNSHIPPED: readonly string[] = [
  '**/*.test.{ts,tsx}',
  '**/*.spec.{ts,tsx}',
  '**/*.stories.tsx',
  '**/src/testing/**',
];

/** Which workspace package may import which. A package that has no row is free. */
export interface PackageArrow {
  readonly from: string;
  readonly may: readonly {
    readonly to: string;
    readonly kinds?: readonly ImportKind[];
    /** Globs of the only files that may. */
    readonly where?: readonly string[];
  }[];
  readonly instead: string;
}

export const PACKAGE_ARROWS: readonly PackageArrow[] = [
  {
    from: 'api-spec',
    may: [],
    instead: 'the contract imports nothing, so move what it needs into api-spec',
  },
  {
    from: 'packages/sdk',
    may: [{ to: 'api-spec', where: UNSHIPPED }],
    instead: 'take what the contract generated from src/generated, because the SDK knows nobody above it',
  },
  {
    from: 'packages/mock-server',
    may: [
      { to: 'packages/sdk' },
      { to: 'api-spec', where: ['packages/mock-server/src/gateway/answer-check.ts', ...UNSHIPPED] },
    ],
    instead: 'ask the SDK; only what holds answers against the contract, and tests, read the contract itself',
  },
  {
    from: 'packages/ui',
    may: [],
    instead: 'take texts, data and callbacks as props, because the design system knows no contract and no app',
  },
  {
    from: 'apps/web',
    may: [
      { to: 'packages/sdk' },
      { to: 'packages/ui' },
      {
        to: 'packages/mock-server',
        kinds: ['dynamic', 'type'],
        where: ['apps/web/src/app/enable-mocking.ts'],
      },
      {
        to: 'packages/mock-server',
        where: [
          'apps/web/server/**',
          'apps/web/build/mock-games.ts',
          'apps/web/e2e/**',
          'apps/web/**/*.test.{ts,tsx}',
          'apps/web/src/testing/**',
        ],
      },
      // The reference of the API, which the sandbox serves as it serves the built app.
      { to: 'api-spec', where: ['apps/web/server/main.ts'] },
    ],
    instead:
      'call the SDK, and leave the mock to the dynamic import in apps/web/src/app/enable-mocking.ts, to server/, e2e/ and tests',
  },
];

/**
 * Which room may import which, in code that is shipped. A room may always import itself.
 * Names: a room, `features/*` for any feature, a package by its import specifier.
 * Rooms without a row (e2e, bench, testing) are free; what stands outside all rooms may be imported by any.
 */
export interface RoomArrow {
  readonly from: string;
  readonly may: readonly string[];
  /** What it may import by `import()` or as a type only. */
  readonly lazily?: readonly string[];
  /** What it may import as a type only. */
  readonly types?: readonly string[];
  /** Globs of single files that it may import from a room otherwise closed to it. */
  readonly files?: readonly string[];
  readonly instead: string;
}

const SDK_DATA = ['@croupier/sdk/types', '@croupier/sdk/rules', '@croupier/sdk/errors', '@croupier/sdk/operations'];

export const ROOM_ARROWS: readonly RoomArrow[] = [
  { from: 'sdk/generated', may: ['sdk/*'], instead: 'change the generator in api-spec/codegen' },
  {
    from: 'sdk/errors',
    may: ['sdk/generated'],
    instead: 'let transport raise the errors and keep them ignorant of it',
  },
  { from: 'sdk/rules', may: ['sdk/generated'], instead: 'pass in what the rule needs, so that it stays pure' },
  {
    from: 'sdk/codec',
    may: ['sdk/generated', 'sdk/errors'],
    instead: 'let transport call the codec, not the other way',
  },
  {
    from: 'sdk/transport',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec'],
    instead: 'let the entry file in packages/sdk/src put the two together',
  },
  {
    from: 'sdk/entries',
    may: ['sdk/generated', 'sdk/errors', 'sdk/rules', 'sdk/codec', 'sdk/transport'],
    instead: 'leave test support to tests',
  },

  { from: 'mock/clock', may: [], instead: 'pass it in, because time and chance know nobody' },
  {
    from: 'mock/store',
    may: ['mock/clock', '@croupier/sdk/zod', '@croupier/sdk/types'],
    instead: 'move the behaviour up into domain, which calls the store',
  },
  {
    from: 'mock/domain',
    // The codec seals the links to customer service, which are data of the site and no call's body.
    may: ['mock/store', 'mock/clock', '@croupier/sdk/codec', ...SDK_DATA],
    instead: 'let the room above call domain with plain data',
  },
  {
    from: 'mock/art',
    may: [],
    instead: 'take what a picture shows as plain data, because the drawing knows nothing but itself',
  },
  {
    from: 'mock/handlers',
    may: ['mock/domain', ...SDK_DATA],
    // The shape that the gateway calls.
    files: ['packages/mock-server/src/gateway/handler.ts'],
    instead: 'call a function of domain, the only room below the handlers',
  },
  {
    from: 'mock/games',
    may: ['mock/domain', 'mock/art', 'mock/clock', ...SDK_DATA],
    instead: 'call a function of domain, which moves the money and keeps the rounds',
  },
  {
    from: 'mock/seed',
    may: ['mock/domain', 'mock/store', 'mock/clock', '@croupier/sdk/*'],
    instead: 'let scenario or world.ts call seed, which knows domain and what is below',
  },
  {
    from: 'mock/scenario',
    may: ['mock/seed', 'mock/domain', 'mock/store', 'mock/clock', '@croupier/sdk/*'],
    instead: 'let world.ts hand it over, because scenario knows seed and what is below',
  },
  {
    from: 'mock/gateway',
    may: ['mock/clock', 'mock/store', '@croupier/sdk/*', '@croupier/api-spec/openapi.json'],
    types: ['mock/domain'],
    // What the gateway asks before a handler runs, and the refusals it answers with; none of it moves anything.
    files: [
      'packages/mock-server/src/domain/{session,refusal,site,roles,region,maintenance,modules,configuration,idempotency,signature,allowed-values}.ts',
      'packages/mock-server/src/domain/{session,refusal,site,roles,region,maintenance,modules,configuration,idempotency,signature,allowed-values}/**',
    ],
    instead:
      'let world.ts give the handlers to the gateway, which only reads session, roles, region and maintenance of domain',
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
      'mock/art',
      '@croupier/sdk/*',
    ],
    instead: 'leave test support to tests',
  },

  { from: 'ui/theme', may: [], instead: 'let components read the theme, which knows none of them' },
  { from: 'ui/components', may: ['ui/theme'], instead: 'leave test support to tests and stories' },

  { from: 'web/paths', may: ['@croupier/sdk/*'], instead: 'keep patterns and link builders free of screens' },
  {
    from: 'web/routes',
    may: ['web/paths', 'web/session', 'web/shared', 'web/i18n', 'web/config', '@croupier/**'],
    lazily: ['web/features/*'],
    instead: 'load a feature by import(), so that its code comes with its route, and let app bring its layouts',
  },
  {
    from: 'web/session',
    may: ['web/paths', 'web/shared', 'web/i18n', 'web/config', '@croupier/**'],
    instead: 'let the feature or app ask session, which knows nobody above it',
  },
  {
    from: 'web/features/*',
    may: ['web/paths', 'web/session', 'web/shared', 'web/i18n', 'web/config', '@croupier/**'],
    instead: 'move what two features need into shared, link by routes/paths, and let app put them together',
  },
  {
    from: 'web/shared',
    may: ['web/paths', 'web/session', 'web/i18n', 'web/config', '@croupier/**'],
    instead: 'let the feature or app use shared, which knows nobody above it',
  },
  {
    from: 'web/i18n',
    may: ['web/paths', 'web/session', 'web/shared', 'web/config', '@croupier/**'],
    instead: 'let the feature or app use i18n, which knows nobody above it',
  },
  {
    from: 'web/config',
    may: ['web/paths', 'web/session', 'web/shared', 'web/i18n', 'web/brands', '@croupier/**'],
    instead: 'let the feature or app read config, which knows nobody above it',
  },
  {
    from: 'web/app',
    may: [
      'web/paths',
      'web/routes',
      'web/session',
      'web/features/*',
      'web/shared',
      'web/i18n',
      'web/config',
      '@croupier/**',
    ],
    instead: 'leave servers and test support to themselves, because app is put together from the rooms of apps/web/src',
  },
  {
    from: 'web/brands',
    may: ['@croupier/ui/**', '@croupier/sdk/*'],
    types: ['web/i18n', 'web/config'],
    instead: 'let config read the brand, which is data and knows nobody',
  },
  {
    from: 'web/server',
    may: ['web/paths', 'web/i18n', 'web/config', 'web/brands', '@croupier/**'],
    instead: 'read the built app from its folder, because the server knows only config, paths, languages and brands',
  },
];
