import {
  getOpenedNumero,
  listGameMenus,
  listLiveModels,
  listLiveRooms,
  listRecentLotteryGames,
  listVnLotteryMenus,
  listVnOpenedNumeros,
  login,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import { allGames } from '../catalogue/catalogue.ts';
import { lotteries } from './lotteries.data.ts';

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
