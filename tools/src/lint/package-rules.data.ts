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
    from: 'tools/verify',
    may: [{ to: 'api-spec' }, { to: 'packages/sdk' }, { to: 'packages/mock-server', where: ['tests'] }],
    instead: 'check any server by its address; only tests of the kit know the mock',
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
