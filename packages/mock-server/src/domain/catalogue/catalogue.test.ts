import {
  getGame,
  listGames,
  listGameVendors,
  listHotGames,
  listVendorGameTypes,
  listWinners,
} from '@croupier/sdk/client';
import type { ListGamesData } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { allGames } from './catalogue.ts';
import { vendors } from './vendors.data.ts';

const HOUR = 3_600_000;
const ESPORTS = 'IMES,TF,IA';

const queryWith = (more: Partial<ListGamesData['query']> = {}): ListGamesData['query'] => ({
  clientType: 3,
  platform: 'flash,html5-desktop',
  merchant: 'croupier',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 15,
  language: 'EN',
  ...more,
});

describe('the catalogue', () => {
  it('has two thousand games of thirty vendors in every category, each with its own id and name', () => {
    const games = allGames().filter(({ isGame }) => isGame);
    expect(games.length).toBeGreaterThanOrEqual(2000);
    expect(vendors).toHaveLength(30);
    expect(new Set(games.map(({ vendor }) => vendor)).size).toBe(30);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
    expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
    expect(new Set(games.map(({ category }) => category))).toEqual(
      new Set(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT']),
    );
  });

  it('knows the sub-categories of slots, mini games among them [GAME-02]', () => {
    const slots = allGames().filter(({ category }) => category === 'RNG');
    const codes = new Set(slots.map(({ classify }) => classify));
    expect(codes).toEqual(new Set(['AC', 'BG', 'JP', 'MINI', 'SC', 'TG', 'VP', undefined]));
  });
});

describe('listing games', () => {
  it.each([15, 20] as const)('returns pages of %i games, and an empty page beyond the last', async (pageSize) => {
    const { client } = createCaller();
    const first = await listGames({ client, query: queryWith({ pageSize }) });
    expect(first.value.games).toHaveLength(pageSize);
    const last = await listGames({ client, query: queryWith({ pageSize, pageNo: first.value.totalPages }) });
    expect(last.value.games.length).toBeGreaterThan(0);
    const beyond = await listGames({ client, query: queryWith({ pageSize, pageNo: first.value.totalPages + 1 }) });
    expect(beyond.value.games).toEqual([]);
  });

  it('filters by category, vendor, sub-category and new games [CALL-29]', async () => {
    const { client } = createCaller();
    const query = queryWith({ vassalage: 'JDB', gameClassify: 'JP' });
    const { games } = (await listGames({ client, query })).value;
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expect(game).toMatchObject({ gameType: 'RNG', vassalage: 'JDB', gameClassify: 'JP' });
    const fresh = (await listGames({ client, query: queryWith({ isNew: true }) })).value.games;
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every(({ isNew }) => isNew)).toBe(true);
  });

  it.each([
    ['  PERLAS ng sil ', 'Perlas ng Silangan'],
    ['carinosa', 'Cariñosa'],
    ['PIÑATA', 'Piñata'],
  ])('finds games by name, ignoring spaces, case and accents: %j', async (gameName, found) => {
    const { client } = createCaller();
    const { games } = (await listGames({ client, query: queryWith({ gameName }) })).value;
    expect(games.length).toBeGreaterThan(0);
    expect(games[0]?.gameName).toContain(found);
  });

  it('gives e-sports as sports of their vendors', async () => {
    const { client } = createCaller();
    const query = queryWith({ gameType: 'SPORTS', vassalage: ESPORTS, pageSize: 20 });
    const { games, totalPages } = (await listGames({ client, query })).value;
    expect(totalPages).toBe(3);
    for (const game of games) {
      expect(game.gameType).toBe('SPORTS');
      expect(ESPORTS.split(',')).toContain(game.vassalage);
    }
  });

  it("gives the end of a game's maintenance, and none afterwards [GAME-04]", async () => {
    const { client, world } = createCaller();
    const path = { nodeId: 'rng_20502' };
    const before = (await getGame({ client, path })).value;
    expect(before).toMatchObject({ state: 'MAINTENANCE', maintenanceEnd: '2026-11-21T14:00:00.000Z' });
    world.clock.advance(8 * HOUR);
    const after = (await getGame({ client, path })).value;
    expect(after.state).toBe('ONLINE');
    expect(after).not.toHaveProperty('maintenanceEnd');
  });

  it('marks every game of a vendor under maintenance', async () => {
    const { client, world } = createCaller();
    const query = queryWith({ gameType: 'COCKFIGHT', vassalage: 'SV3' });
    const closed = (await listGames({ client, query })).value.games;
    expect(closed.every(({ state }) => state === 'MAINTENANCE')).toBe(true);
    world.store.transact(() => world.store.vendorClosures.update('SV3', { until: null }));
    const [unlimited] = (await listGames({ client, query })).value.games;
    expect(unlimited).toMatchObject({ state: 'MAINTENANCE' });
    expect(unlimited).not.toHaveProperty('maintenanceEnd');
    world.store.transact(() => world.store.vendorClosures.remove('SV3'));
    const open = (await listGames({ client, query })).value.games;
    expect(open.every(({ state }) => state === 'ONLINE')).toBe(true);
  });

  it.each([
    ['an unsupported page size', { pageSize: 10 }],
    ['page 0', { pageNo: 0 }],
    ['a category that does not exist', { gameType: 'ROULETTE' }],
    ['a name of 65 letters', { gameName: 'x'.repeat(65) }],
  ])('refuses %s', async (_what, invalid) => {
    const { client } = createCaller();
    // The types do not allow this request.
    const query = { ...queryWith(), ...invalid } as unknown as ListGamesData['query'];
    expect((await refusalOf(listGames({ client, query }))).code).toBe('FIELD_INVALID');
  });
});

describe('hot games', () => {
  const query = { merchantCode: 'croupier', isPlatform: 2, platform: 'html5-desktop', language: 'EN' } as const;

  it('mixes categories on the home page, and filters by one in a lobby [GAME-03]', async () => {
    const { client } = createCaller();
    const home = (await listHotGames({ client, query })).value.list;
    expect(home.every(({ isHot }) => isHot === 1)).toBe(true);
    expect(new Set(home.slice(0, 8).map(({ gameType }) => gameType)).size).toBeGreaterThan(4);
    const lobby = (await listHotGames({ client, query: { ...query, gameType: 'FISH' } })).value.list;
    expect(lobby.length).toBeGreaterThan(5);
    expect(lobby.every(({ gameType }) => gameType === 'FISH')).toBe(true);
  });

  it('begin with games that can be played; a closed one ends at a full half hour [GAME-04]', async () => {
    const { client } = createCaller();
    const home = (await listHotGames({ client, query })).value.list;
    expect(home.slice(0, 10).filter(({ state }) => state === 'MAINTENANCE')).toEqual([]);
    const closed = (await getGame({ client, path: { nodeId: 'rng_20502' } })).value;
    expect(Date.parse(closed.maintenanceEnd ?? '') % (30 * 60_000)).toBe(0);
  });

  it("has vendors' entries, which are no games", async () => {
    const { client } = createCaller();
    const { list } = (await listHotGames({ client, query: { ...query, vassalage: 'JDB' } })).value;
    expect(list.filter(({ isGame }) => isGame === false)).toMatchObject([{ nodeId: 'vendor_jdb', vassalage: 'JDB' }]);
  });
});

describe('one game', () => {
  it('is found by its id; an unknown id is refused', async () => {
    const { client } = createCaller();
    const { value } = await getGame({ client, path: { nodeId: 'rng_20481' } });
    expect(value).toMatchObject({ gameName: 'Perlas ng Silangan', vassalage: 'JDB', gameCode: 'PERLAS', isHot: 1 });
    const error = await refusalOf(getGame({ client, path: { nodeId: 'rng_1' } }));
    expect(error.code).toBe('GAME_NOT_FOUND');
  });
});

describe('vendors', () => {
  it('are listed in rows, with e-sports and cockfights under sports [CONST-06] [CONST-07]', async () => {
    const { client } = createCaller();
    const { lanes, sortedVendors } = (await listGameVendors({ client, query: { platform: 'html5-desktop' } })).value;
    expect(lanes.map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT']);
    const sports = lanes.find(({ title }) => title === 'SPORTS')?.cards.map(({ vassalage }) => vassalage);
    expect(sports).toEqual(expect.arrayContaining(['BTI', 'IMES', 'TF', 'IA', 'DS88', 'DIG', 'SV3']));
    const categories = sortedVendors.map(({ gameCategory }) => gameCategory);
    expect(categories).toEqual(['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP']);
    expect(sortedVendors.every((entry) => entry.vendors.length > 0)).toBe(true);
  });

  it('have categories and sub-categories, an unknown vendor none', async () => {
    const { client } = createCaller();
    const { value } = await listVendorGameTypes({ client, query: { vassalage: 'JDB', language: 'TY' } });
    expect(value.gameTypes).toEqual(expect.arrayContaining(['RNG', 'FISH']));
    expect(value.gameClassify.find(({ code }) => code === 'TG')?.name).toBe('Larong mesa');
    const nobody = await listVendorGameTypes({ client, query: { vassalage: 'NOBODY' } });
    expect(nobody.value).toEqual({ gameTypes: [], gameClassify: [] });
  });
});

describe('the winner board', () => {
  const query = { gameCategory: 'ALL', language: 'EN', limitNum: 20 } as const;

  it('shows the twenty greatest settled wins, greatest first, with masked names [WINNER-02, CALL-46]', async () => {
    const { client, world } = createCaller();
    const { list } = (await listWinners({ client, query })).value;
    const amounts = list.map(({ vo }) => Number.parseFloat(vo.winAmount));
    expect(list).toHaveLength(20);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const names = world.store.wins.all().map(({ account }) => account);
    for (const { vo } of list) expect(names).not.toContain(vo.customerName);
  });

  it('shows the latest wins first when they are sorted by time, each with its game and moment', async () => {
    const { client } = createCaller();
    const { list } = (await listWinners({ client, query: { ...query, sort: 'time' } })).value;
    const times = list.map(({ vo }) => Date.parse(vo.wonAt ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const { vo } = list[0] ?? {};
    const game = (await getGame({ client, path: { nodeId: vo?.nodeId ?? '' } })).value;
    expect(game).toMatchObject({ gameName: vo?.gameName, vassalage: vo?.vassalage, gameType: vo?.gameType });
  });

  it('drops wins after a week', async () => {
    const { client, world } = createCaller();
    world.clock.advance(8 * 24 * HOUR);
    expect((await listWinners({ client, query })).value.list).toEqual([]);
  });
});
