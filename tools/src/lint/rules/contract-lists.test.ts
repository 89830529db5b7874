import { describe, expect, it } from 'vitest';

import { runRuleInTree } from '../run-rule.ts';
import { contractLists } from './contract-lists.ts';

const CONTRACT = {
  'api-spec/schemas/game/GameCategory.yaml': 'type: string\nenum: [RNG, LIVE, FISH, PVP, SPORTS]',
};
const ONE = 'apps/web/src/features/lobby/one.ts';
const OTHER = 'packages/mock-server/src/domain/other.ts';
const violationsOf = (texts: Readonly<Record<string, string>>): string[] =>
  runRuleInTree(contractLists, { ...CONTRACT, ...texts });

describe('contract-lists', () => {
  it.each([
    ['an array', "const all = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'PVP'] as const;"],
    ['a union', "type All = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS';"],
  ])('reports all values of an enum in %s', (_what, text) => {
    const [violation, ...others] = violationsOf({ [ONE]: text });
    expect(violation).toMatch(/^apps\/web.*one\.ts:1 lists values of GameCategory; take them from @croupier\/sdk\/zod/);
    expect(others).toEqual([]);
  });

  it('reports the second of two places that list some values of an enum, in any order', () => {
    const violations = violationsOf({
      [ONE]: "const some = ['RNG', 'LIVE', 'FISH'];",
      [OTHER]: "type Some = 'FISH' | 'RNG' | 'LIVE';",
    });
    expect(violations).toEqual([expect.stringMatching(new RegExp(`^${OTHER}:1 .*as ${ONE} does; keep one list`))]);
  });

  it.each([
    ['some values in one place', { [ONE]: "const some = ['RNG', 'LIVE', 'FISH'];" }],
    ['two values', { [ONE]: "const two = ['RNG', 'LIVE'];", [OTHER]: "const two = ['RNG', 'LIVE'];" }],
    ['values that are no enum', { [ONE]: "const other = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'HOT'];" }],
  ])('accepts %s', (_what, texts) => {
    expect(violationsOf(texts)).toEqual([]);
  });
});
