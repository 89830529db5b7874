import { expect, it } from 'vitest';

import type { GameItem } from './game-item.ts';
import { tagsOf } from './use-game-tiles.ts';

const game = (index: number, traits: Partial<GameItem>): GameItem => ({
  nodeId: `g${index}`,
  name: `Game ${index}`,
  vendor: 'JDB',
  vendorName: 'JDB',
  category: 'RNG',
  classify: undefined,
  picture: undefined,
  isGame: true,
  isHot: false,
  isNew: false,
  isUnderMaintenance: false,
  maintenanceEnd: undefined,
  ...traits,
});
const list = (count: number, traits: (index: number) => Partial<GameItem>): GameItem[] =>
  Array.from({ length: count }, (_, index) => game(index, traits(index)));

it('tags at most one game in six when all games are hot', () => {
  expect([...tagsOf(list(15, () => ({ isHot: true })))]).toEqual([
    ['g0', 'hot'],
    ['g6', 'hot'],
  ]);
  expect(tagsOf(list(5, () => ({ isHot: true }))).size).toBe(0);
});

it('groups games within each batch when a list grows in batches', () => {
  expect([
    ...tagsOf(
      list(20, () => ({ isHot: true })),
      { batchSize: 10 },
    ).keys(),
  ]).toEqual(['g0', 'g10']);
});

it('tags the first new game instead of a hot one when a group has both', () => {
  const games = list(6, (index) => ({ isHot: true, isNew: index === 3 || index === 4 }));
  expect([...tagsOf(games)]).toEqual([['g3', 'new']]);
});

it('omits the tag that all games of the list have', () => {
  const games = list(6, (index) => ({ isHot: true, isNew: index === 2 }));
  expect([...tagsOf(games, { shownByList: 'hot' })]).toEqual([['g2', 'new']]);
  expect([...tagsOf(games, { shownByList: 'new' })]).toEqual([['g0', 'hot']]);
});

it('gives no tag to a game when it is in maintenance', () => {
  const games = list(6, (index) => ({ isHot: true, isUnderMaintenance: index === 0 }));
  expect([...tagsOf(games)]).toEqual([['g1', 'hot']]);
});
