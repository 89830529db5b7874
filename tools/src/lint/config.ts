import { join } from 'node:path';
import { defineConfig, type OxlintConfig } from 'oxlint';
import {
  EVERYWHERE,
  HTTP_GLOBALS,
  IN_GENERATOR,
  IN_STORE,
  NO_APP,
  NO_FRAMEWORK,
  NO_HTTP,
  NO_NODE_IN_BROWSER,
  NO_NODE_IN_MOCK,
  type Restriction,
  RULE_GLOBALS,
  SDK_GLOBALS,
  UI_GLOBALS,
  WORLD_GLOBALS,
} from './restrictions.ts';

type Override = NonNullable<OxlintConfig['overrides']>[number];

const TESTS = ['**/*.{test,spec}.{ts,tsx}'];
const STORIES = ['**/*.stories.tsx'];
const TEST_SUPPORT = ['**/src/testing/**'];
/** Files that are not shipped. */
const TEST_ONLY = [...TESTS, ...STORIES, ...TEST_SUPPORT];

const MOCK = 'packages/mock-server/src';

/** Of several overrides for a file the last one counts, so each lists all restrictions of its files. */
function restrictImports(files: string[], restrictions: readonly Restriction[], excludeFiles: string[] = []): Override {
  return { files, excludeFiles, rules: { 'no-restricted-imports': ['error', { patterns: [...restrictions] }] } };
}

/** Files that a rule does not apply to; the comment at each call gives the reason. */
function allow(rule: string, files: string[]): Override {
  return { files, rules: { [rule]: 'off' } };
}

const IMPORTS: Override[] = [
  restrictImports(['**'], EVERYWHERE),
  restrictImports(['api-spec/**'], IN_GENERATOR),
  restrictImports(['packages/sdk/src/**'], [...EVERYWHERE, NO_NODE_IN_BROWSER], [...TESTS, ...TEST_SUPPORT]),
  restrictImports(['packages/sdk/src/{transport,errors,codec,rules}/**'], [...EVERYWHERE, NO_FRAMEWORK]),
  restrictImports(
    ['packages/sdk/src/{transport,errors,codec,rules}/**'],
    [...EVERYWHERE, NO_FRAMEWORK, NO_NODE_IN_BROWSER],
    TESTS,
  ),
  restrictImports(
    [`${MOCK}/**`],
    [...EVERYWHERE, NO_NODE_IN_MOCK],
    [
      `${MOCK}/{server,server-main,file-server,node,node-http,node-chat-sockets,native-codec,request-origin,gateway/answer-check}.ts`,
      ...TESTS,
      ...TEST_SUPPORT,
    ],
  ),
  restrictImports([`${MOCK}/domain/**`], [...EVERYWHERE, NO_NODE_IN_MOCK, NO_HTTP], TESTS),
  restrictImports([`${MOCK}/store/**`], IN_STORE),
  restrictImports(
    [`${MOCK}/store/**`],
    [...IN_STORE, NO_NODE_IN_MOCK],
    [`${MOCK}/store/**/*{sqlite,file,node-}*`, ...TESTS],
  ),
  restrictImports(['packages/ui/**'], [...EVERYWHERE, NO_APP]),
  restrictImports(['packages/ui/src/**'], [...EVERYWHERE, NO_APP, NO_NODE_IN_BROWSER], TEST_ONLY),
  restrictImports(['apps/web/src/**'], [...EVERYWHERE, NO_NODE_IN_BROWSER], [...TESTS, ...TEST_SUPPORT]),
];

function restrictGlobals(files: string[], restrictions: readonly object[], excludeFiles = TEST_ONLY): Override {
  return { files, excludeFiles, rules: { 'croupier/restricted-globals': ['error', ...restrictions] } };
}

const GLOBALS: Override[] = [
  restrictGlobals(['packages/sdk/src/rules/**'], [RULE_GLOBALS]),
  restrictGlobals(['packages/sdk/src/{transport,errors,codec}/**'], [SDK_GLOBALS]),
  restrictGlobals([`${MOCK}/domain/**`], [HTTP_GLOBALS, WORLD_GLOBALS]),
  restrictGlobals([`${MOCK}/{handlers,seed}/**`], [WORLD_GLOBALS]),
  restrictGlobals(['packages/ui/src/**'], [UI_GLOBALS], TESTS),
];

/** Rules of the app and the design system. */
const STYLED = ['apps/web/src/**', 'packages/ui/src/**'];

const OWN_RULES: Override[] = [
  {
    files: STYLED,
    excludeFiles: [...TESTS, ...TEST_SUPPORT],
    rules: { 'croupier/colours': 'error', 'croupier/logical-sides': 'error' },
  },
  // The theme defines the tokens.
  allow('croupier/colours', ['packages/ui/src/theme/**']),
  { files: STYLED, excludeFiles: TEST_ONLY, rules: { 'croupier/literals': 'error' } },
  { files: TESTS, rules: { 'croupier/focused-tests': 'error', 'croupier/test-titles': 'error' } },
  { files: ['**/*.tsx'], excludeFiles: [...TESTS, ...STORIES], rules: { 'croupier/component-names': 'error' } },
  {
    files: ['apps/web/{src,brands,server}/**', 'packages/{sdk,mock-server}/src/**'],
    // Data of the sandbox, such as a policy, chooses values.
    excludeFiles: [...TEST_ONLY, '**/*.data.ts'],
    rules: { 'croupier/contract-lists': 'error' },
  },
  // The contract itself, and tests of the paths as they come over the wire.
  allow('croupier/api-paths', [
    'api-spec/**',
    'packages/mock-server/**/*.test.ts',
    // Proves that the service worker leaves every call alone.
    'apps/web/src/offline/run-worker.test.ts',
  ]),
  allow('croupier/direct-requests', [
    // The transport.
    'packages/sdk/src/transport/**',
    // The API reference, and programs without the SDK.
    'api-spec/docs/{browser,samples}/**',
    // Load config.json and texts before there is a client.
    'apps/web/src/config/**',
    'apps/web/src/i18n/i18n.ts',
    // Asks whether the site answers again; the offline page has no client.
    'apps/web/src/offline/offline-page.ts',
    // Control calls of the mock, which are not in the contract.
    'apps/web/src/developer/control.ts',
    // The sandbox's phone service, which plays a third party and is not in the contract.
    'apps/web/src/shared/identity/sandbox-service.ts',
    // Carries a game's calls to the game's own server.
    'apps/web/src/features/play/game-channel.ts',
    // Requests the banner from a running mock.
    'apps/web/server/**',
    // Test or measure running servers.
    'apps/web/{e2e,bench}/**',
    'apps/web/build/*.test.ts',
    // Answers the calls.
    'packages/mock-server/**',
    // Waits for servers that it starts.
    'tools/**',
  ]),
  allow('croupier/private-fields', [
    // Measured: see the comment and the test of each file.
    'packages/ui/src/theme/style-cache.ts',
    'apps/web/src/testing/disable-owner-stacks.ts',
  ]),
];

const SIZES: Override[] = [
  { files: ['**'], excludeFiles: TESTS, rules: { 'max-lines-per-function': ['error', { max: 80, IIFEs: true }] } },
  { files: TESTS, rules: { 'max-lines': ['error', 400] } },
  { files: ['**/*.data.ts', '**/fixtures/**'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
];

const PRINTING: Override[] = [
  {
    files: ['**/src/**'],
    // A program prints to a terminal; the mock prints its address.
    excludeFiles: ['tools/**', `${MOCK}/server-main.ts`, ...TESTS, ...STORIES],
    rules: { 'no-console': ['error', { allow: ['warn', 'error', 'info'] }] },
  },
];

export default defineConfig({
  plugins: ['eslint', 'oxc', 'typescript', 'unicorn', 'import', 'promise', 'react', 'jsx-a11y', 'vitest'],
  jsPlugins: [join(import.meta.dirname, 'plugin.ts')],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: [
    '**/*.gen.ts',
    '**/generated/**',
    '**/dist/**',
    '**/coverage/**',
    'apps/web/public/mockServiceWorker.js',
  ],
  rules: {
    'eslint/eqeqeq': ['error', 'always'],
    'eslint/no-alert': 'error',
    'eslint/no-await-in-loop': 'off',
    'eslint/no-else-return': 'error',
    'eslint/no-param-reassign': ['error', { props: false }],
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-empty-named-blocks': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
    'promise/no-callback-in-promise': 'off',
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    'react/exhaustive-effect-dependencies': 'off',
    'react/jsx-no-useless-fragment': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/self-closing-comp': 'error',
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-invalid-fetch-options': 'off',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/require-module-specifiers': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'max-lines': ['error', 300],
    'no-warning-comments': ['error', { location: 'anywhere' }],
    'croupier/api-paths': 'error',
    'croupier/comment-names': 'error',
    'croupier/dependencies': 'error',
    'croupier/direct-requests': 'error',
    'croupier/disable-reasons': 'error',
    'croupier/private-fields': 'error',
    'croupier/query-keys': 'error',
    'croupier/native-controls': 'error',
    'croupier/raw-html': 'error',
    'croupier/type-escapes': 'error',
    'croupier/words': 'error',
  },
  overrides: [
    { files: ['**/*.d.ts'], rules: { 'import/no-unassigned-import': 'off' } },
    {
      files: ['**/*.{test,spec}.{ts,tsx}'],
      rules: { 'jsx-a11y/anchor-has-content': 'off', 'typescript/unbound-method': 'off' },
    },
    { files: ['packages/ui/.storybook/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    { files: ['apps/web/e2e/**'], rules: { 'vitest/valid-title': 'off', 'vitest/expect-expect': 'off' } },
    ...IMPORTS,
    ...GLOBALS,
    ...OWN_RULES,
    ...SIZES,
    ...PRINTING,
  ],
});
