import type { GameVendor } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { expandCategories } from './categories.ts';

const vendor = (vassalage: string, gameType: GameVendor['gameType'] = 'SPORTS'): GameVendor => ({
  vassalage,
  gameType,
  displayName: vassalage,
});
const codes = (entries: Parameters<typeof expandCategories>[0]): [string, string[]][] =>
  expandCategories(entries).map(({ category, vendors }) => [category, vendors.map(({ code }) => code)]);

it('e-sports and cockfights are split from SPORTS and listed directly after it [VENDOR-02] [CONST-06] [CONST-07]', () => {
  expect(
    codes([
      ['RNG', [vendor('JDB', 'RNG')]],
      ['SPORTS', ['SBO', 'IMES', 'DS88', 'TF', 'IA', 'DIG', 'SV3'].map((code) => vendor(code))],
      ['PVP', [vendor('KM', 'PVP')]],
    ]),
  ).toEqual([
    ['RNG', ['JDB']],
    ['SPORTS', ['SBO']],
    ['ESPORTS', ['IMES', 'TF', 'IA']],
    ['COCKFIGHT', ['DS88', 'DIG', 'SV3']],
    ['PVP', ['KM']],
  ]);
});

it('lists each vendor once when the platform has e-sports as a category too', () => {
  expect(
    codes([
      ['ESPORTS', [vendor('IMES', 'ESPORTS')]],
      ['SPORTS', [vendor('SBO'), vendor('IMES')]],
    ]),
  ).toEqual([
    ['SPORTS', ['SBO']],
    ['ESPORTS', ['IMES']],
  ]);
});

it('a category whose vendors have all left is not shown [NAV-02]', () => {
  expect(
    codes([
      ['SPORTS', [vendor('IA')]],
      ['LIVE', []],
    ]),
  ).toEqual([['ESPORTS', ['IA']]]);
});
