import { expect, it } from 'vitest';
import { runRule } from '../test-files.ts';
import { fileSize } from './file-size.ts';

const lines = (count: number): string => '# line\n'.repeat(count);

it.each([
  ['a style sheet', 'apps/web/src/app/page.css'],
  ['a file of the contract', 'api-spec/relay/points.yaml'],
])('reports %s with advice when it is one line above its limit', (_what, path) => {
  expect(runRule(fileSize, { [path]: lines(300) })).toEqual([]);
  expect(runRule(fileSize, { [path]: lines(301) })).toEqual([
    `${path}:301 has 301 lines, above the limit of 300; move a part into its own file`,
  ]);
});

it.each([
  ['a document', 'docs/glossary.md'],
  ['an example of the contract', 'api-spec/examples/a.yaml'],
  ['a fixture', 'api-spec/fixtures/vectors.yaml'],
])('accepts %s of any length', (_what, path) => {
  expect(runRule(fileSize, { [path]: lines(900) })).toEqual([]);
});
