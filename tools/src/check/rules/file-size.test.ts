import { describe, expect, it } from 'vitest';
import { runRule } from '../test-repository.ts';
import { fileSize } from './file-size.ts';

const lines = (count: number): string => '// line\n'.repeat(count);
const functionOf = (count: number): string => `function walk() {\n${lines(count - 2)}}\n`;

describe('file-size', () => {
  it.each([
    ['a source file', 'packages/sdk/src/client.ts', 300, 'into its own file'],
    ['a test', 'packages/sdk/src/client.test.ts', 400, 'by subject'],
    ['a story', 'packages/ui/src/components/A/A.stories.tsx', 300, 'by state'],
    ['a file of the contract', 'api-spec/relay/points.yaml', 300, 'into its own file'],
  ])('reports %s with advice when it is one line above its limit', (_what, path, limit, fix) => {
    expect(runRule(fileSize, { [path]: lines(limit) })).toEqual([]);
    const violations = runRule(fileSize, { [path]: lines(limit + 1) });
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(`has ${limit + 1} lines, above the limit of ${limit}`);
    expect(violations[0]).toContain(fix);
  });

  it('reports a function of 81 lines', () => {
    const violations = runRule(fileSize, { 'packages/sdk/src/client.ts': functionOf(81) });
    expect(violations).toEqual([
      expect.stringMatching(/client\.ts:1 starts a function of 81 lines, above the limit of 80; extract steps/u),
    ]);
  });

  it.each([
    ['a function of 80 lines', 'packages/sdk/src/client.ts', functionOf(80)],
    ['a long function in a test', 'packages/sdk/src/client.test.ts', functionOf(200)],
    ['a data table', 'packages/mock-server/src/seed/games.data.ts', lines(900)],
    ['a locale', 'apps/web/src/i18n/locales/en/lobby.json', lines(900)],
    ['a document', 'docs/glossary.md', lines(900)],
    ['a fixture', 'api-spec/fixtures/vectors.yaml', lines(900)],
  ])('accepts %s', (_what, path, text) => {
    expect(runRule(fileSize, { [path]: text })).toEqual([]);
  });
});
