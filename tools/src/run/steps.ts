import { buildApiDocs } from './api-docs.ts';
import { buildApp } from './build.ts';
import { provideBrowser } from './browser.ts';
import { checkSize } from './size.ts';
import { checkTypes } from './types.ts';
import type { Step } from './step.ts';

const GENERATED = ['generate'];
const BUILT = ['build'];
const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/** Everything that must hold, in the order of `npm test`: cheap and telling checks first. */
export const STEPS: Step[] = [
  { name: 'browser', what: 'a Chromium for stories and journeys', task: provideBrowser },
  { name: 'contract:lint', what: 'rules of the contract', command: ['node', 'api-spec/codegen/lint.ts'] },
  { name: 'generate', what: 'the SDK from the contract', command: ['node', 'api-spec/codegen/generate.ts'] },
  {
    name: 'contract:breaking',
    what: 'the contract keeps what was released',
    command: ['node', 'api-spec/compare/breaking.ts'],
    needs: GENERATED,
  },
  {
    name: 'check',
    what: 'dependencies, names, sizes and words of the repository',
    command: ['node', 'tools/src/check/main.ts'],
    counting: 'report',
    needs: GENERATED,
  },
  {
    name: 'requirements:check',
    what: 'requirements proven by tests',
    command: ['node', 'tools/src/requirements/main.ts', '--check'],
    counting: 'report',
  },
  { name: 'docs:api', what: 'the reference of the API', task: buildApiDocs, needs: GENERATED },
  {
    name: 'deadcode',
    what: 'unused files, exports and dependencies',
    // Generated code is not committed, but what it uses is used.
    command: ['node_modules/.bin/knip', '--no-progress', '--no-gitignore', '--treat-config-hints-as-errors'],
    // The reference is what a package's export points to.
    needs: [...GENERATED, 'docs:api'],
  },
  { name: 'types', what: 'TypeScript of every package', task: checkTypes, needs: GENERATED },
  {
    name: 'lint',
    what: 'oxlint with type information',
    command: ['node_modules/.bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    needs: GENERATED,
  },
  { name: 'format', what: 'formatting by oxfmt', command: ['node_modules/.bin/oxfmt', '--check', '.'] },
  {
    name: 'unit',
    what: 'unit and property tests',
    // Vitest would leave one core free, which is half of a small machine.
    command: ['node', 'tools/node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=100%'],
    counting: 'vitest',
    needs: GENERATED,
  },
  {
    name: 'stories',
    what: 'every story of the widgets in a browser, with axe',
    folder: 'packages/ui',
    command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts'],
    counting: 'vitest',
    needs: ['browser'],
  },
  { name: 'build', what: 'the app for production', task: buildApp, needs: GENERATED },
  { name: 'size', what: 'what a browser has to load', task: checkSize, needs: BUILT },
  {
    name: 'e2e',
    what: 'journeys in a browser',
    command: [
      'node',
      'apps/web/node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'apps/web/playwright.config.ts',
    ],
    counting: 'playwright',
    needs: ['browser', 'docs:api', ...BUILT],
  },
];

/** What can be run by name beside the steps of `npm test`. */
export const EXTRAS: Step[] = [
  {
    name: 'contract:release',
    what: 'makes the contract the released one',
    command: ['node', 'api-spec/compare/release.ts'],
  },
  { name: 'format:fix', what: 'formats every file', command: ['node_modules/.bin/oxfmt', '.'] },
  {
    name: 'requirements',
    what: 'which requirements are proven by which tests',
    command: ['node', 'tools/src/requirements/main.ts'],
  },
  {
    name: 'storybook',
    what: 'the widgets to look at, at http://localhost:6006',
    folder: 'packages/ui',
    command: ['node', STORYBOOK, 'dev', '--port', '6006', '--ci'],
  },
  {
    name: 'storybook:build',
    what: 'the widgets to look at, as files in packages/ui/dist/storybook',
    folder: 'packages/ui',
    command: ['node', STORYBOOK, 'build', '--output-dir', 'dist/storybook', '--quiet'],
  },
];
