import type { GameClassify, GameType } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import type { GameItem } from '../../shared/games/game-item.ts';
import { classifiesOfLane, classifiesOfVendor, includeBingo } from './use-classifies.ts';
import { visibleGames, listCategories, readListView, writeListView } from './list-kinds.ts';
import { vendorCategoryOf } from './lobby-categories.ts';

const game = (nodeId: string, vendor: string, category: GameType): GameItem => ({
  nodeId,
  vendor,
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
const WITH_COCKS = [...GAMES, game('cock', 'DS88', 'SPORTS')];
const offers = { offersCockfights: true };
const offersNone = { offersCockfights: false };
const ids = (games: readonly GameItem[]): string[] => games.map(({ nodeId }) => nodeId);

describe('a list across the categories', () => {
  it('shows e-sports and cockfights in categories of their own [VENDOR-02]', () => {
    expect(ids(visibleGames(WITH_COCKS, 'SPORTS', offers))).toEqual(['match']);
    expect(ids(visibleGames(WITH_COCKS, 'ESPORTS', offers))).toEqual(['arena']);
    expect(ids(visibleGames(WITH_COCKS, 'COCKFIGHT', offers))).toEqual(['cock']);
  });

  it('leaves cockfights out where the brand does not offer them', () => {
    expect(ids(visibleGames(WITH_COCKS, undefined, offersNone))).toEqual(ids(GAMES));
    const navigation = (['LOTT', 'RNG', 'SPORTS', 'COCKFIGHT'] as const).map((category) => ({ category, vendors: [] }));
    expect(listCategories(navigation, offersNone)).toEqual(['RNG', 'SPORTS']);
    expect(listCategories(navigation, offers)).toEqual(['RNG', 'SPORTS', 'COCKFIGHT']);
  });

  it('shows a game once that moved between two pages', () => {
    expect(ids(visibleGames([...GAMES, ...GAMES], undefined, offers))).toEqual(ids(GAMES));
  });

  it.each(['', 'gameType=LOTT', 'gameType=rng', 'gameType=HOME', 'steps=0', 'steps=x', 'steps=-2'])(
    'is all of its games, ten at first, at the address ?%s',
    (query) => expect(readListView(new URLSearchParams(query))).toEqual({ category: undefined, steps: 1 }),
  );

  it('reads the address that it writes', () => {
    for (const category of [undefined, 'RNG', 'COCKFIGHT'] as const) {
      for (const steps of [1, 2, 40]) {
        const query = writeListView({ category, steps });
        expect(readListView(new URLSearchParams(query))).toEqual({ category, steps });
      }
    }
  });
});

describe('the game centre', () => {
  it.each([null, '', 'NONSENSE', 'RNG'])('shows sports for the game type %o [ROUTE-18]', (gameType) => {
    expect(vendorCategoryOf('SPORTS', gameType, offers)).toBe('SPORTS');
  });

  it('shows cockfights only where the brand offers them', () => {
    expect(vendorCategoryOf('SPORTS', 'COCKFIGHT', offers)).toBe('COCKFIGHT');
    expect(vendorCategoryOf('SPORTS', 'COCKFIGHT', offersNone)).toBe('SPORTS');
  });

  it('shows the category of its address whatever the game type says', () => {
    expect(vendorCategoryOf('ELOTT', 'COCKFIGHT', offers)).toBe('ELOTT');
  });
});

describe('the sub-categories', () => {
  const codes = (classifies: readonly GameClassify[]): string[] => classifies.map(({ code }) => code);
  const of = (code: string, gameType: GameType): GameClassify => ({
    code,
    vendors: [{ vassalage: 'V', gameType, displayName: 'V' }],
  });

  it('of slots are the six, whatever else a vendor has [LOBBY-15]', () => {
    expect(codes(classifiesOfLane([], 'RNG'))).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']);
    expect(codes(classifiesOfVendor([of('MEGA', 'RNG'), of('JP', 'RNG'), of('SC', 'RNG')], 'RNG'))).toEqual([
      'SC',
      'JP',
    ]);
  });

  it('have bingo only where the site speaks Filipino [LOBBY-16]', () => {
    expect(codes(includeBingo([{ code: 'AC' }, { code: 'BG' }], ['TY', 'EN']))).toEqual(['AC', 'BG']);
    expect(codes(includeBingo([{ code: 'AC' }, { code: 'BG' }], ['EN']))).toEqual(['AC']);
  });

  it('of another category are those that its row or its vendor names', () => {
    const lanes = [{ title: 'LIVE' as const, cards: [], gameClassify: [{ code: 'BAC' }] }];
    expect(codes(classifiesOfLane(lanes, 'LIVE'))).toEqual(['BAC']);
    expect(codes(classifiesOfLane(lanes, 'FISH'))).toEqual([]);
    expect(codes(classifiesOfVendor([of('BAC', 'LIVE'), of('JP', 'RNG'), { code: 'ROU' }], 'LIVE'))).toEqual([
      'BAC',
      'ROU',
    ]);
  });
});
