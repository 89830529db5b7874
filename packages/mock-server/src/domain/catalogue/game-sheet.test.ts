import { getGame, listGames, listGameVendors, listVendorGameTypes } from '@croupier/sdk/client';
import type { Game, ListGamesData } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { createCaller } from '../../testing/caller.ts';
import { send } from '../../testing/money.ts';
import { allGames } from './catalogue.ts';

type Query = ListGamesData['query'];
const SLOTS: Query = { merchant: 'croupier', gameType: 'RNG', language: 'EN', pageSize: 20 };

describe('the sheet of a game', () => {
  const sheetOf = async (nodeId: string, language: 'EN' | 'TY' = 'EN') =>
    (await getGame({ client: createCaller().client, path: { nodeId }, query: { language } })).value;

  it('states return, stakes and rules, in the language that was asked for', async () => {
    const slot = await sheetOf('rng_20481');
    expect(slot).toMatchObject({
      returnRate: '0.9513',
      volatility: 'HIGH',
      minBet: '1.00',
      maxBet: '500.00',
      currency: 'PHP',
    });
    expect(slot.rules).toContain('Ten lines');
    expect((await sheetOf('rng_20481', 'TY')).rules).toContain('linya');
    expect(await sheetOf('live_30010')).toMatchObject({
      returnRate: '0.9894',
      volatility: 'LOW',
      minBet: '10.00',
      maxBet: '30000.00',
    });
  });

  it('lists similar games of its category that are online, never itself', async () => {
    const { similar, gameType } = await sheetOf('rng_20481');
    expect(similar).toHaveLength(6);
    expect(similar.every((game) => game.gameType === gameType && game.state === 'ONLINE')).toBe(true);
    expect(similar.map(({ nodeId }) => nodeId)).not.toContain('rng_20481');
    const [first] = similar;
    const motifOf = (id = '') => allGames().find(({ nodeId }) => nodeId === id)?.motif;
    expect(motifOf(first?.nodeId)).toBe(motifOf('rng_20481'));
  });

  it('offers a demo only while the site offers free play', async () => {
    const { client, world } = createCaller();
    const path = { nodeId: 'rng_20481' };
    expect((await getGame({ client, path })).value.hasDemo).toBe(true);
    world.store.transact(() => world.store.siteFlags.insert({ id: 'FREEPLAY3', on: false }));
    expect((await getGame({ client, path })).value.hasDemo).toBe(false);
  });

  it("has neither stakes nor rules for a vendor's entry", async () => {
    const entry = await sheetOf('vendor_jdb');
    expect(entry).toMatchObject({ isGame: false, vendorName: expect.any(String), similar: [] });
    for (const field of ['rules', 'returnRate', 'volatility', 'minBet', 'hasDemo'])
      expect(entry).not.toHaveProperty(field);
  });
});

describe('a list of games', () => {
  async function readAll(query: Query): Promise<{ games: Game[]; total: number }> {
    const { client } = createCaller();
    const first = (await listGames({ client, query })).value;
    const pages = [first.games];
    for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
      pages.push((await listGames({ client, query: { ...query, pageNo } })).value.games);
    }
    return { games: pages.flat(), total: first.totalGames };
  }
  const CARDS: Query = { ...SLOTS, gameType: 'PVP' };

  it('counts the games on all pages', async () => {
    const { games, total } = await readAll(CARDS);
    expect(total).toBe(games.length);
    expect((await readAll({ ...CARDS, gameName: 'no such game' })).total).toBe(0);
  });

  it('is sorted by name in both directions, with the same games', async () => {
    const names = async (order: 'asc' | 'desc') =>
      (await readAll({ ...CARDS, sort: 'gameName', order })).games.map(({ gameName = '' }) => gameName);
    const ascending = await names('asc');
    expect(ascending).toEqual(ascending.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(await names('desc'))).toEqual(new Set(ascending));
    expect((await names('desc'))[0]).toBe(ascending.at(-1));
  });

  it.each([
    ['isNew', 2, ({ isNew }: Game) => Number(isNew)],
    ['isHot', 2, ({ isHot }: Game) => isHot ?? 0],
    ['returnRate', 9, ({ returnRate }: Game) => Number(returnRate)],
  ] as const)('is sorted by %s, highest first', async (sort, values, figureOf) => {
    // Every type, because games of most types have the same return.
    const figures = (await readAll({ ...SLOTS, gameType: 'HOME', sort })).games.map(figureOf);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(new Set(figures).size).toBe(values);
  });

  it('is sorted by the lowest stake, ascending when asked', async () => {
    const { games } = await readAll({ ...SLOTS, gameType: 'HOME', sort: 'minBet', order: 'asc' });
    const stakes = games.map(({ minBet }) => Number(minBet));
    expect(stakes).toEqual(stakes.toSorted((a, b) => a - b));
    expect(new Set(stakes).size).toBe(3);
  });

  it('has the games of several vendors and sub-categories, which filter together with new games', async () => {
    const query = { ...SLOTS, vassalage: 'JDB,CQ9', gameClassify: 'JP, VP' };
    const { games, total } = await readAll(query);
    expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['JDB', 'CQ9']));
    expect(new Set(games.map(({ gameClassify }) => gameClassify))).toEqual(new Set(['JP', 'VP']));
    const one = async (vassalage: string, gameClassify: string) =>
      (await readAll({ ...query, vassalage, gameClassify })).total;
    const parts = [await one('JDB', 'JP'), await one('JDB', 'VP'), await one('CQ9', 'JP'), await one('CQ9', 'VP')];
    expect(total).toBe(parts.reduce((sum, part) => sum + part));
    const fresh = await readAll({ ...query, isNew: true });
    expect(fresh.total).toBeLessThan(total);
    expect(fresh.games.every(({ isNew, gameClassify = '' }) => isNew && ['JP', 'VP'].includes(gameClassify))).toBe(
      true,
    );
  });

  it('keeps the order of the platform when none is asked for, in both directions', async () => {
    const ids = async (query: Query) => (await readAll(query)).games.map(({ nodeId }) => nodeId);
    const usual = await ids(CARDS);
    expect(await ids({ ...CARDS, sort: 'position', order: 'asc' })).toEqual(usual);
  });

  it('gives the games of e-sports vendors, as sports, when ESPORTS is asked for', async () => {
    const { games } = await readAll({ ...SLOTS, gameType: 'ESPORTS' });
    expect(games.every(({ gameType, vassalage }) => gameType === 'SPORTS' && /^(IMES|TF|IA)$/.test(vassalage))).toBe(
      true,
    );
    expect(games).toHaveLength(48);
  });

  it('gives all games when isNew is false', async () => {
    expect((await readAll({ ...CARDS, isNew: false })).total).toBe((await readAll(CARDS)).total);
  });

  it.each([
    ['listGames', '?merchant=croupier&gameType=RNG&language=EN', 200],
    ['listGames', '?merchant=croupier&gameType=RNG&language=EN&clientType=4', 422],
    ['listGames', '?merchant=croupier&gameType=RNG&language=EN&sort=popularity', 422],
    ['listGames', `?merchant=croupier&gameType=RNG&language=EN&vassalage=${'J'.repeat(256)}`, 422],
    ['listWinners', '?language=EN', 200],
    ['listWinners', '?language=EN&limitNum=21', 422],
    ['listGameVendors', '', 200],
    ['listGameVendors', '?platform=flash', 422],
  ] as const)(
    '%s%s is answered with %i: a constant may be left out, and has no other value',
    async (id, search, status) => {
      expect((await send(createCaller().world, id, { search })).status).toBe(status);
    },
  );
});

describe('numbers of games', () => {
  it('of a vendor and of a sub-category agree with the lists', async () => {
    const { client } = createCaller();
    const { lanes } = (await listGameVendors({ client, query: {} })).value;
    const slots = lanes.find(({ title }) => title === 'RNG');
    const jdb = slots?.cards.find(({ vassalage }) => vassalage === 'JDB');
    const total = async (more: Partial<Query>) =>
      (await listGames({ client, query: { ...SLOTS, ...more } })).value.totalGames;
    expect(jdb?.gameCount).toBe(await total({ vassalage: 'JDB' }));
    const jackpots = slots?.gameClassify.find(({ code }) => code === 'JP');
    expect(jackpots?.gameCount).toBe(await total({ gameClassify: 'JP' }));
    const { gameClassify } = (await listVendorGameTypes({ client, query: { vassalage: 'JDB' } })).value;
    const own = gameClassify.find(({ code }) => code === 'JP');
    expect(own?.gameCount).toBe(await total({ vassalage: 'JDB', gameClassify: 'JP' }));
  });
});
