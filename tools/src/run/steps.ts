import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../bootstrap/child.mjs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { workspaceFolders } from '../../bootstrap/workspace.mjs';
import { buildApiDocs } from './api-docs.ts';
import { buildApp, buildSandbox } from './build.ts';
import { provideBrowser } from './browser.ts';
import { provideEngines } from './engines.ts';
import { ROOT } from './paths.ts';
import { providePython } from './python.ts';
import { checkSize } from './size.ts';
import type { Step } from './step.ts';

const GENERATED = ['generate'];
const BUILT = ['build'];
const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/** The steps of `npm test` in order: fast checks first. */
export const STEPS: Step[] = [
  { name: 'browser', what: 'a Chromium for stories and end-to-end tests', task: provideBrowser },
  { name: 'contract:lint', what: 'lint rules of the contract', command: ['node', 'api-spec/lint/main.ts'] },
  { name: 'generate', what: 'the SDK from the contract', command: ['node', 'api-spec/codegen/generate.ts'] },
  {
    name: 'contract:breaking',
    what: 'breaking changes since the last release',
    command: ['node', 'api-spec/compare/breaking.ts'],
    needs: GENERATED,
  },
  {
    name: 'check',
    what: 'names and sizes of files, modules, style sheets and commit subjects',
    command: ['node', 'tools/src/check/main.ts'],
    counting: 'report',
    needs: GENERATED,
  },
  {
    name: 'requirements:check',
    what: 'requirement ids in test titles',
    command: ['node', 'tools/src/requirements/main.ts', '--check'],
    counting: 'report',
  },
  { name: 'docs:api', what: 'the API reference', task: buildApiDocs, needs: GENERATED },
  {
    name: 'deadcode',
    what: 'unused files, exports and dependencies',
    // Generated code is ignored by git, but its dependencies are used.
    command: ['node_modules/.bin/knip', '--no-progress', '--no-gitignore', '--treat-config-hints-as-errors'],
    // A package export points to the built reference.
    needs: [...GENERATED, 'docs:api'],
  },
  { name: 'types', what: 'TypeScript of every package', task: checkTypes, needs: GENERATED },
  {
    name: 'lint',
    what: 'the rules of oxlint and our own, with type information',
    command: ['node_modules/.bin/oxlint'],
    needs: GENERATED,
  },
  { name: 'format', what: 'formatting by oxfmt', command: ['node_modules/.bin/oxfmt', '--check', '.'] },
  {
    name: 'unit',
    what: 'unit and property tests',
    before: providePython,
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
    command: ['node', 'tools/node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=100%'],
    counting: 'vitest',
    needs: GENERATED,
  },
  {
    name: 'stories',
    what: 'every story in a browser, with axe',
    folder: 'packages/ui',
    command: ['node', 'node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts'],
    counting: 'vitest',
    needs: ['browser'],
  },
  { name: 'build', what: 'the app for production', task: buildApp, needs: GENERATED },
  { name: 'size', what: 'the size budget of the build', task: checkSize, needs: BUILT },
  {
    name: 'e2e',
    what: 'end-to-end tests in a browser',
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
  {
    name: 'engines',
    what: 'portable journeys in Firefox, WebKit and Chromium',
    before: provideEngines,
    command: [
      'node',
      'apps/web/node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'apps/web/e2e/portable/playwright.config.ts',
    ],
    counting: 'playwright',
    needs: ['browser', ...BUILT],
  },
];

/** Further steps that `npm run` starts by name. */
export const EXTRAS: Step[] = [
  {
    name: 'contract:release',
    what: 'releases the contract',
    command: ['node', 'api-spec/compare/release.ts'],
  },
  {
    name: 'build:sandbox',
    what: 'the app with the developer panel in .cache/sandbox, as `npm start` serves it',
    task: buildSandbox,
    needs: GENERATED,
  },
  {
    name: 'build:sdk',
    what: 'the SDK as a package in packages/sdk/dist',
    folder: 'packages/sdk',
    command: ['node', 'build/main.ts'],
    needs: GENERATED,
  },
  {
    name: 'build:verify',
    what: 'croupier-verify as a package in tools/verify/dist',
    folder: 'tools/verify',
    command: ['node', 'build/main.ts'],
    needs: GENERATED,
  },
  {
    name: 'planted',
    what: 'which planted faults the tests notice',
    command: ['node', 'tools/src/planted/main.ts'],
    needs: ['browser', ...GENERATED],
  },
  { name: 'texts', what: 'texts that are missing, wrong or unused', command: ['node', 'apps/web/translation/main.ts'] },
  { name: 'format:fix', what: 'formats every file', command: ['node_modules/.bin/oxfmt', '.'] },
  {
    name: 'requirements',
    what: 'requirements and the tests that prove them',
    command: ['node', 'tools/src/requirements/main.ts'],
  },
  {
    name: 'storybook',
    what: 'Storybook at http://localhost:6006',
    folder: 'packages/ui',
    command: ['node', STORYBOOK, 'dev', '--port', '6006', '--ci'],
  },
  {
    name: 'storybook:build',
    what: 'Storybook as files in packages/ui/dist/storybook',
    folder: 'packages/ui',
    command: ['node', STORYBOOK, 'build', '--output-dir', 'dist/storybook', '--quiet'],
  },
];

/** Checks every package with a tsconfig.json, with the compiler version that it depends on. */
async function checkTypes(): Promise<void> {
  const packages = workspaceFolders(ROOT).filter((folder) => existsSync(path.join(ROOT, folder, 'tsconfig.json')));
  const failures: string[] = [];
  for (const folder of packages) {
    const cwd = path.join(ROOT, folder);
    const { code, output } = await runChild(path.join(cwd, 'node_modules/.bin/tsc'), ['--pretty', 'false', '-p', '.'], {
      cwd,
      output: 'capture',
    });
    if (code !== 0) {
      failures.push(`${folder}\n${output.trimEnd()}`);
    }
  }
  if (failures.length > 0) {
    throw new UserError(failures.join('\n\n'));
  }
}
