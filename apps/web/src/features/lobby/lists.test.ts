import type { GameClassify, GameType } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { gameSelections, listKinds, type GameSelection } from '../../shared/games/game-selections.ts';
import { listPaths } from '../../shared/paths.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { classifiesOfLane, classifiesOfVendor, filterBingo } from './use-classifies.ts';
import { visibleGames, listCategories, readListView, writeListView } from './list-view.ts';
import { vendorCategoryOf } from './lobby-filter.ts';

const game = (nodeId: string, vendor: string, category: GameType): GameItem => ({
  nodeId,
  vendor,
  vendorName: vendor,
  category,
  name: nodeId,
  classify: undefined,
  picture: undefined,
  isNew: false,
  isHot: false,
  isGame: true,
  isUnderMaintenance: false,
  maintenanceEnd: undefined,
});
const GAMES = [game('slot', 'JDB', 'RNG'), game('match', 'BTI', 'SPORTS'), game('arena', 'IMES', 'SPORTS')];
const GAMES_WITH_COCKFIGHT = [...GAMES, game('cock', 'DS88', 'SPORTS')];
const withCockfights = { offersCockfights: true };
const noCockfights = { offersCockfights: false };
const ids = (games: readonly GameItem[]): string[] => games.map(({ nodeId }) => nodeId);

describe('a list across categories', () => {
  it('shows e-sports and cockfights in categories of their own [VENDOR-02]', () => {
    expect(ids(visibleGames(GAMES_WITH_COCKFIGHT, 'SPORTS', withCockfights))).toEqual(['match']);
    expect(ids(visibleGames(GAMES_WITH_COCKFIGHT, 'ESPORTS', withCockfights))).toEqual(['arena']);
    expect(ids(visibleGames(GAMES_WITH_COCKFIGHT, 'COCKFIGHT', withCockfights))).toEqual(['cock']);
  });

  it('omits cockfights when the brand does not offer them', () => {
    expect(ids(visibleGames(GAMES_WITH_COCKFIGHT, undefined, noCockfights))).toEqual(ids(GAMES));
    const navigation = (['LOTT', 'RNG', 'SPORTS', 'COCKFIGHT'] as const).map((category) => ({ category, vendors: [] }));
    expect(listCategories(navigation, noCockfights)).toEqual(['RNG', 'SPORTS']);
    expect(listCategories(navigation, withCockfights)).toEqual(['RNG', 'SPORTS', 'COCKFIGHT']);
  });

  it('shows a game once when two pages contain it', () => {
    expect(ids(visibleGames([...GAMES, ...GAMES], undefined, withCockfights))).toEqual(ids(GAMES));
  });

  it.each(['', 'gameType=LOTT', 'gameType=rng', 'gameType=HOME', 'steps=0', 'steps=x', 'steps=-2'])(
    'reads no category and one step from ?%s',
    (query) => expect(readListView(new URLSearchParams(query))).toEqual({ category: undefined, steps: 1 }),
  );

  it('reads the URL that writeListView has written', () => {
    for (const category of [undefined, 'RNG', 'COCKFIGHT'] as const) {
      for (const steps of [1, 2, 40]) {
        const query = writeListView({ category, steps });
        expect(readListView(new URLSearchParams(query))).toEqual({ category, steps });
      }
    }
  });
});

it('the selections of games are all, new, and the group of hot, favourite and recent ones [CONST-09]', () => {
  const selections: readonly GameSelection[] = gameSelections;
  expect(selections).toEqual(['ALL', 'HOT', 'FAV', 'RECENT', 'NEW']);
  expect(listKinds).toEqual(['HOT', 'FAV', 'RECENT']);
  expect(Object.keys(listPaths)).toEqual([...listKinds]);
});

describe('the game centre', () => {
  it.each([null, '', 'NONSENSE', 'RNG'])('shows sports for the game type %o [ROUTE-18]', (gameType) => {
    expect(vendorCategoryOf('SPORTS', gameType, withCockfights)).toBe('SPORTS');
  });

  it('shows cockfights only when the brand offers them', () => {
    expect(vendorCategoryOf('SPORTS', 'COCKFIGHT', withCockfights)).toBe('COCKFIGHT');
    expect(vendorCategoryOf('SPORTS', 'COCKFIGHT', noCockfights)).toBe('SPORTS');
  });

  it('ignores the game type on another path than /sports', () => {
    expect(vendorCategoryOf('ELOTT', 'COCKFIGHT', withCockfights)).toBe('ELOTT');
  });
});

describe('sub-categories', () => {
  const codes = (classifies: readonly GameClassify[]): string[] => classifies.map(({ code }) => code);
  const classify = (code: string, gameType: GameType): GameClassify => ({
    code,
    vendors: [{ vassalage: 'V', gameType, displayName: 'V' }],
  });

  it('of slots are the six, whatever else a vendor has [LOBBY-15]', () => {
    expect(codes(classifiesOfLane([], 'RNG'))).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']);
    expect(
      codes(classifiesOfVendor([classify('MEGA', 'RNG'), classify('JP', 'RNG'), classify('SC', 'RNG')], 'RNG')),
    ).toEqual(['SC', 'JP']);
  });

  it('have bingo only where the site speaks Filipino [LOBBY-16]', () => {
    expect(codes(filterBingo([{ code: 'AC' }, { code: 'BG' }], ['TY', 'EN']))).toEqual(['AC', 'BG']);
    expect(codes(filterBingo([{ code: 'AC' }, { code: 'BG' }], ['EN']))).toEqual(['AC']);
  });

  it('reads the sub-categories of other categories from the lane or the vendor', () => {
    const lanes = [{ title: 'LIVE' as const, cards: [], gameClassify: [{ code: 'BAC' }] }];
    expect(codes(classifiesOfLane(lanes, 'LIVE'))).toEqual(['BAC']);
    expect(codes(classifiesOfLane(lanes, 'FISH'))).toEqual([]);
    expect(
      codes(classifiesOfVendor([classify('BAC', 'LIVE'), classify('JP', 'RNG'), { code: 'ROU' }], 'LIVE')),
    ).toEqual(['BAC', 'ROU']);
  });
});
