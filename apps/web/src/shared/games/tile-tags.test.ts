import { expect, it } from 'vitest';

import type { GameItem } from './game-item.ts';
import { tagsOf } from './use-game-tiles.ts';

const game = (place: number, traits: Partial<GameItem>): GameItem => ({
  nodeId: `g${place}`,
  name: `Game ${place}`,
  vendor: 'JDB',
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
const list = (count: number, traits: (place: number) => Partial<GameItem>): GameItem[] =>
  Array.from({ length: count }, (_, place) => game(place, traits(place)));

it('tags one game in six at most when all are hot', () => {
  expect([...tagsOf(list(15, () => ({ isHot: true })))]).toEqual([
    ['g0', 'hot'],
    ['g6', 'hot'],
  ]);
  expect(tagsOf(list(5, () => ({ isHot: true }))).size).toBe(0);
});

it('tags one game in six of those in view when a list grows in steps', () => {
  expect([
    ...tagsOf(
      list(20, () => ({ isHot: true })),
      { lot: 10 },
    ).keys(),
  ]).toEqual(['g0', 'g10']);
});

it('prefers the first new game to a hot one when a group has both', () => {
  const games = list(6, (place) => ({ isHot: true, isNew: place === 3 || place === 4 }));
  expect([...tagsOf(games)]).toEqual([['g3', 'new']]);
});

it('leaves out the tag that all games of the list have', () => {
  const games = list(6, (place) => ({ isHot: true, isNew: place === 2 }));
  expect([...tagsOf(games, { shownByList: 'hot' })]).toEqual([['g2', 'new']]);
  expect([...tagsOf(games, { shownByList: 'new' })]).toEqual([['g0', 'hot']]);
});

it('gives no tag to a game when it is in maintenance', () => {
  const games = list(6, (place) => ({ isHot: true, isUnderMaintenance: place === 0 }));
  expect([...tagsOf(games)]).toEqual([['g1', 'hot']]);
});
