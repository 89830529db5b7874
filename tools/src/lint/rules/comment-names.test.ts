import { describe, expect, it } from 'vitest';
import { runRuleInTree } from '../run-rule.ts';
import { commentNames } from './comment-names.ts';

const FILE = 'tools/src/a.ts';
const OTHER = 'packages/sdk/src/b.ts';

describe('comment-names', () => {
  it.each([
    ['a constant', '/** At most `MOST_ENTRIES`. */', 'MOST_ENTRIES'],
    ['a camelCase name', '// Calls `oldEntry`.', 'oldEntry'],
    ['a PascalCase name', '// See `OldEntry`.', 'OldEntry'],
    ['a name inside an expression', '// Like `list.map(oldEntry)`.', 'oldEntry'],
  ])('reports %s that no code contains', (_what, comment, name) => {
    expect(runRuleInTree(commentNames, { [FILE]: `${comment}\nconst MAX_ENTRIES = 1;` })).toEqual([
      `${FILE}:1 names ${name} in a comment, but no code contains it; correct or remove it`,
    ]);
  });

  it('reports the line of the name in a comment of several lines', () => {
    expect(runRuleInTree(commentNames, { [FILE]: '/**\n * Adds\n * `MOST_ENTRIES`.\n */\nconst a = 1;' })[0]).toContain(
      `${FILE}:3 names MOST_ENTRIES`,
    );
  });

  it.each([
    ['another comment contains', OTHER, '// Uses MOST_ENTRIES.\nconst a = 1;'],
    ['a document contains', 'docs/a.md', 'MOST_ENTRIES'],
    ['is only a part of a longer name', OTHER, 'const MOST_ENTRIES_SHOWN = 1;'],
  ])('reports a name that %s', (_what, path, text) => {
    expect(runRuleInTree(commentNames, { [FILE]: '// `MOST_ENTRIES`\n', [path]: text })).toHaveLength(1);
  });

  it.each([
    ['a name of the same file', { [FILE]: '// `MAX_ENTRIES`\nconst MAX_ENTRIES = 1;' }],
    ['a name of another file', { [FILE]: '// `readEntry`', [OTHER]: 'export function readEntry() {}' }],
    ['a name in a string', { [FILE]: "// `MAX_ENTRIES`\nprocess.env['MAX_ENTRIES'];" }],
    ['a name of the contract', { [FILE]: '// `entryId`', 'api-spec/schemas/a.yaml': 'entryId:\n  type: string' }],
    ['a name without backticks', { [FILE]: '// MOST_ENTRIES' }],
    ['an ordinary word in backticks', { [FILE]: '// `entries`, `Entry`, `/wps/entry_…`' }],
  ])('accepts %s', (_what, texts) => {
    expect(runRuleInTree(commentNames, texts)).toEqual([]);
  });
});
