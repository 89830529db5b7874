import { describe, expect, it } from 'vitest';
import { judge } from '../planted-house.ts';
import { size } from './size.ts';

const lines = (count: number): string => '// line\n'.repeat(count);
const functionOf = (count: number): string => `function walk() {\n${lines(count - 2)}}\n`;

describe('size', () => {
  it.each([
    ['a source file', 'packages/sdk/src/client.ts', 300, 'into its own file'],
    ['a test', 'packages/sdk/src/client.test.ts', 400, 'by what they prove'],
    ['a story', 'packages/ui/src/components/A/A.stories.tsx', 300, 'by state'],
    ['a file of the contract', 'api-spec/relay/points.yaml', 300, 'into its own file'],
  ])('refuses %s one line above its limit and says how to part it', (_what, path, limit, fix) => {
    expect(judge(size, { [path]: lines(limit) })).toEqual([]);
    const refusals = judge(size, { [path]: lines(limit + 1) });
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(`goes on to line ${limit + 1}, above ${limit}`);
    expect(refusals[0]).toContain(fix);
  });

  it('refuses a function of 81 lines and asks for named steps', () => {
    const refusals = judge(size, { 'packages/sdk/src/client.ts': functionOf(81) });
    expect(refusals).toEqual([
      expect.stringMatching(/client\.ts:1 begins a function of 81 lines, above 80; give its steps names/u),
    ]);
  });

  it.each([
    ['a function of 80 lines', 'packages/sdk/src/client.ts', functionOf(80)],
    ['a long function in a test', 'packages/sdk/src/client.test.ts', functionOf(200)],
    ['a data table', 'packages/mock-server/src/seed/games.data.ts', lines(900)],
    ['a locale', 'apps/web/src/i18n/locales/en/lobby.json', lines(900)],
    ['a document', 'docs/glossary.md', lines(900)],
    ['a fixture', 'api-spec/fixtures/vectors.yaml', lines(900)],
  ])('lets %s pass', (_what, path, text) => {
    expect(judge(size, { [path]: text })).toEqual([]);
  });
});
