import { createHash, createHmac } from 'node:crypto';

import {
  getOpenedNumero,
  listGameMenus,
  listLiveModels,
  listLiveRooms,
  listLotteryDraws,
  listRecentLotteryGames,
  listVnLotteryMenus,
  listVnOpenedNumeros,
  login,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import { allGames, lotteries } from '../catalogue/index.ts';

const MINUTE = 60_000;

async function callAsMember() {
  const caller = createCaller();
  const { value } = await login({ client: caller.client, body: bodyOf(personas.member) });
  caller.setToken(value.token);
  return caller;
}

describe('menus of lotteries', () => {
  it('are grouped, and empty for the unused prize mode ZY', async () => {
    const { client } = createCaller();
    const menusOf = async (prizeMode: 'LOTT' | 'ELOTT' | 'SEA' | 'ZY') =>
      (await listGameMenus({ client, query: { prizeMode, language: 'TY' } })).value.menus;
    const daily = (await menusOf('LOTT')).find(({ groupCode }) => groupCode === 'DAILY');
    expect(daily?.groupName).toBe('Araw-araw');
    expect(daily?.items[0]).toMatchObject({ gameCode: 'MNL3D', name: 'Maynila 3D', vassalage: 'LOTT' });
    expect((await menusOf('SEA')).flatMap(({ items }) => items).length).toBeGreaterThan(5);
    expect((await menusOf('ELOTT')).map(({ groupCode }) => groupCode)).toContain('FAST');
    expect(await menusOf('ZY')).toEqual([]);
  });

  it('show the next and the last draw of each lottery, and its maintenance', async () => {
    const { client, world } = createCaller();
    const firstOf = async () =>
      (await listGameMenus({ client, query: { prizeMode: 'LOTT' } })).value.menus[0]?.items[0];
    expect(await firstOf()).toMatchObject({
      gameCode: 'MNL3D',
      schedule: { everyMinutes: 30 },
      state: 'ONLINE',
      nextDraw: { numero: '20261121-029', state: 'OPEN' },
      lastDraw: { numero: '20261121-028', state: 'DRAWN' },
    });
    const until = '2026-11-21T14:00:00.000Z';
    world.store.transact(() => world.store.gameMaintenance.insert({ id: 'elott_80001', until }));
    expect(await firstOf()).toMatchObject({ state: 'MAINTENANCE', maintenanceEnd: until });
  });

  it('group the Vietnamese lotteries by region', async () => {
    const { client } = createCaller();
    const { menus } = (await listVnLotteryMenus({ client, query: { prizeMode: 'LOTT', device: 'WEB' } })).value;
    expect(menus.map(({ groupName }) => groupName)).toEqual(['Miền Bắc', 'Miền Trung', 'Miền Nam']);
    expect(menus.flatMap(({ items }) => items).every(({ vassalage }) => vassalage === 'TCG_LOTTO_VN')).toBe(true);
  });

  it('contain each lottery once, as a game of the catalogue', () => {
    expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length);
    const codes = new Set(allGames().map(({ gameCode }) => gameCode));
    expect(lotteries.filter(({ code }) => !codes.has(code))).toEqual([]);
  });

  it('list the lotteries that a member opened', async () => {
    const { client } = await callAsMember();
    const { list } = (await listRecentLotteryGames({ client, query: { prizeMode: 'LOTT' } })).value;
    expect(list.map(({ gameCode }) => gameCode)).toEqual(['MNL3D']);
    const vietnam = await listRecentLotteryGames({ client, query: { prizeMode: 'ZY' } });
    expect(vietnam.value.list).toEqual([]);
  });
});

describe('draws', () => {
  it('have winning numbers when they are closed', async () => {
    const { client, world } = await callAsMember();
    const open = (await getOpenedNumero({ client, query: { gameCode: 'MNL3D' } })).value;
    expect(open).toMatchObject({
      numero: '20261121-029',
      winningNumbers: [],
      openAt: '2026-11-21T06:00:00.000Z',
      closeAt: '2026-11-21T06:30:00.000Z',
    });
    world.clock.advance(30 * MINUTE);
    const [next, drawn] = (await listVnOpenedNumeros({ client, query: { gameCode: 'MNL3D' } })).value.list;
    expect(next?.numero).toBe('20261121-030');
    expect(drawn?.numero).toBe(open.numero);
    expect(drawn?.winningNumbers).toHaveLength(3);
  });

  it('follow from their seed, whose hash was shown while bets were open', async () => {
    const { client, world } = await callAsMember();
    const query = { gameCode: 'MNL3D' };
    const open = (await getOpenedNumero({ client, query })).value;
    expect(open).toMatchObject({ state: 'OPEN', fairness: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(open.fairness).not.toHaveProperty('seed');
    world.clock.advance(30 * MINUTE);
    const drawn = (await listVnOpenedNumeros({ client, query })).value.list[1];
    expect(drawn).toMatchObject({ numero: open.numero, state: 'DRAWN', drawnAt: open.drawAt });
    const key = Buffer.from(drawn?.fairness?.seed ?? '', 'hex');
    expect(createHash('sha256').update(key).digest('hex')).toBe(open.fairness?.commitment);
    const numbers = [0, 1, 2].map((cursor) => {
      const mac = createHmac('sha256', key).update(`MNL3D:${open.numero}:${cursor}`).digest();
      return String(mac.readBigUInt64BE() % 10n);
    });
    expect(drawn?.winningNumbers).toEqual(numbers);
  });

  it('come in pages of results, newest first and without the open one', async () => {
    const { client } = await callAsMember();
    const path = { gameCode: 'MNL3D' };
    const open = (await getOpenedNumero({ client, query: path })).value;
    const { content, totalElements } = (await listLotteryDraws({ client, path, query: { pageSize: 100 } })).value;
    expect([content.length, totalElements]).toEqual([100, 500]);
    expect(content.every(({ state, winningNumbers }) => state === 'DRAWN' && winningNumbers?.length === 3)).toBe(true);
    expect(content[0]?.closeAt).toBe(open.openAt);
    const times = content.map(({ openAt }) => Date.parse(openAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const unknown = await refusalOf(listLotteryDraws({ client, path: { gameCode: 'NOTHING' } }));
    expect(unknown.code).toBe('GAME_NOT_FOUND');
  });

  it('keep their numbers, which do not repeat for balls', async () => {
    const { client } = createCaller();
    const look = async () => (await listVnOpenedNumeros({ client, query: { gameCode: 'BOLA642' } })).value.list[1];
    const first = await look();
    expect(await look()).toEqual(first);
    expect(new Set(first?.winningNumbers).size).toBe(6);
  });

  it('are refused for an unknown lottery', async () => {
    const { client } = await callAsMember();
    const query = { gameCode: 'NOTHING' };
    expect((await refusalOf(getOpenedNumero({ client, query }))).code).toBe('GAME_NOT_FOUND');
    expect((await refusalOf(listVnOpenedNumeros({ client, query }))).code).toBe('GAME_NOT_FOUND');
  });
});

describe('live rooms and presenters', () => {
  it('list open rooms first, and filter by vendor', async () => {
    const { client, world } = createCaller();
    const { content, totalPages } = (await listLiveRooms({ client })).value;
    expect(totalPages).toBe(1);
    const closed = content.findIndex(({ state }) => state !== 'OPEN');
    expect(closed).toBeGreaterThan(0);
    expect(content.slice(closed).every(({ state }) => state !== 'OPEN')).toBe(true);
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'EG2', until: null }));
    const oriole = (await listLiveRooms({ client, query: { vassalage: 'EG2' } })).value.content;
    expect(oriole.every(({ vassalage, state }) => vassalage === 'EG2' && state === 'MAINTENANCE')).toBe(true);
  });

  it('show limits and the last rounds of open rooms, and when a closed one opens', async () => {
    const { client, world } = createCaller();
    const rooms = async () => (await listLiveRooms({ client, query: { pageSize: 100 } })).value.content;
    const all = await rooms();
    const baccarat = all.find(({ roomId }) => roomId === 'room_07');
    expect(baccarat).toMatchObject({ kind: 'BACCARAT', minBet: '100.00', maxBet: '100000.00', currency: 'PHP' });
    expect(baccarat?.history).toHaveLength(24);
    expect(baccarat?.history?.every(({ outcome = '' }) => /^(PLAYER|BANKER|TIE)$/.test(outcome))).toBe(true);
    const closed = all.find(({ state }) => state === 'CLOSED');
    expect(closed).not.toHaveProperty('history');
    world.clock.advance(Date.parse(closed?.opensAt ?? '') - world.clock.now().getTime());
    expect((await rooms()).find(({ roomId }) => roomId === closed?.roomId)?.state).toBe('OPEN');
  });

  it('keep the rounds of a room, and add one every 45 seconds', async () => {
    const { client, world } = createCaller();
    const historyOfRoom = async () =>
      (await listLiveRooms({ client })).value.content.find(({ roomId }) => roomId === 'room_07')?.history;
    const before = await historyOfRoom();
    expect(await historyOfRoom()).toEqual(before);
    world.clock.advance(45_000);
    expect((await historyOfRoom())?.slice(0, -1)).toEqual(before?.slice(1));
  });

  it('list presenters on air first, each in the room of which she is the dealer', async () => {
    const { client } = await callAsMember();
    const models = (await listLiveModels({ client, query: { pageSize: 100 } })).value.content;
    const rooms = (await listLiveRooms({ client, query: { pageSize: 100 } })).value.content;
    expect(models[0]?.online).toBe(true);
    expect(models.at(-1)?.online).toBe(false);
    for (const { roomId, name, online } of models) {
      expect(rooms.find((room) => room.roomId === roomId)?.dealer).toBe(online ? name : undefined);
    }
  });
});
