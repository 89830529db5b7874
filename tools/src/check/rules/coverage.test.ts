import { expect, it } from 'vitest';
import { runRule } from '../test-files.ts';
import { coverage } from './coverage.ts';

it('reports code of a package that is in no module', () => {
  expect(runRule(coverage, { 'apps/web/src/stuff/a.ts': '' })).toEqual([
    expect.stringMatching(/^apps\/web\/src\/stuff\/a\.ts:1 is in no module, .* modules\.data\.ts$/),
  ]);
});

it.each([
  ['a module', 'tools/src/lint/modules.data.ts:1 has packages/sdk/src/rules/, which'],
  ['a file of an exception', 'has packages/mock-server/src/gateway/answer-check.ts, which'],
  ['an exception of the linter', 'config.ts:1 has packages/sdk/src/transport/**, which'],
  ['an exception of a banned word', 'words.data.ts:1 has apps/web/src/features/betting-record/**, which'],
])('reports %s that matches no file', (_what, message) => {
  expect(runRule(coverage, { 'tools/src/lint/config.ts': '' })).toContainEqual(
    expect.stringContaining(`${message} matches no file; remove or correct it`),
  );
});

it('reports an area that a row names, but which no file of its area imports', () => {
  const texts = {
    'tools/src/lint/config.ts': '',
    'packages/mock-server/src/domain/uploads/a.ts': "import type { A } from '../kernel/index.ts';",
  };
  const violations = runRule(coverage, texts);
  expect(violations).toContainEqual(expect.stringContaining('lets ledger import kernel, which it does not; remove'));
  expect(violations).not.toContainEqual(expect.stringContaining('lets uploads import kernel'));
});

it('accepts code in one module, and files that are not linted', () => {
  const paths = [
    'apps/web/src/app/a.ts',
    'packages/sdk/src/generated/a.gen.ts',
    'api-spec/openapi.yaml',
    'a.config.ts',
  ];
  expect(runRule(coverage, Object.fromEntries(paths.map((path) => [path, ''])))).toEqual([]);
});
