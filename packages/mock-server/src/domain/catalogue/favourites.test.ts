import {
  addFavoriteGame,
  listFavoriteGameIds,
  listFavoriteGames,
  listRecentGames,
  login,
  removeFavoriteGame,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import { callContextOf } from '../kernel/index.ts';
import { addRecentGame } from './recent-games.ts';

const list = { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 999, language: 'EN' } as const;
const recent = { page: 1, pageSize: 20, language: 'EN', clientType: 3 } as const;

async function callAs(persona: { account: string; password: string }) {
  const caller = createCaller();
  const { value } = await login({ client: caller.client, body: bodyOf(persona) });
  caller.setToken(value.token);
  const session = caller.world.store.sessions.get(value.token);
  return { ...caller, context: callContextOf(caller.world, { session }) };
}

describe('favourites', () => {
  it('can be added and removed, the last added first [CALL-33, CALL-34]', async () => {
    const { client } = await callAs(personas.agent);
    for (const nodeId of ['rng_20481', 'fish_3310']) await addFavoriteGame({ client, body: { nodeId } });
    const ids = (await listFavoriteGameIds({ client })).value.content;
    expect(ids).toEqual([
      { nodeId: 'fish_3310', vendor: 'FC', gameType: 'FISH' },
      { nodeId: 'rng_20481', vendor: 'JDB', gameType: 'RNG' },
    ]);
    await removeFavoriteGame({ client, query: { nodeId: 'fish_3310' } });
    const { value } = await listFavoriteGames({ client, query: list });
    expect(value).toMatchObject({ content: [{ nodeId: 'rng_20481' }], pageNum: 1, totalPages: 1 });
  });

  it('stay as they are when one is added or removed twice [FAV-01]', async () => {
    const { client } = await callAs(personas.agent);
    const nodeId = 'rng_20481';
    await addFavoriteGame({ client, body: { nodeId } });
    await addFavoriteGame({ client, body: { nodeId } });
    expect((await listFavoriteGameIds({ client })).value.content).toHaveLength(1);
    await removeFavoriteGame({ client, query: { nodeId } });
    await removeFavoriteGame({ client, query: { nodeId } });
    expect((await listFavoriteGameIds({ client })).value.content).toEqual([]);
  });

  it('come in pages of the size asked for, of one category or vendor [CALL-32]', async () => {
    const { client } = await callAs(personas.member);
    const second = await listFavoriteGames({ client, query: { ...list, pageNo: 2, pageSize: 4 } });
    expect(second.value).toMatchObject({ pageNum: 2, totalPages: 2 });
    expect(second.value.content).toHaveLength(2);
    const fish = await listFavoriteGames({ client, query: { ...list, gameType: 'FISH' } });
    expect(fish.value.content.map(({ nodeId }) => nodeId)).toEqual(['fish_3310']);
  });

  it('refuse an unknown game', async () => {
    const { client } = await callAs(personas.member);
    const error = await refusalOf(addFavoriteGame({ client, body: { nodeId: 'rng_1' } }));
    expect(error.code).toBe('GAME_NOT_FOUND');
  });

  it('are refused to guests [ROLE-06]', async () => {
    const { client } = createCaller();
    expect((await refusalOf(listFavoriteGameIds({ client }))).code).toBe('AUTH_REQUIRED');
    expect((await refusalOf(listRecentGames({ client, query: recent }))).code).toBe('AUTH_REQUIRED');
  });
});

describe('recent games', () => {
  it('list opened games once each, the newest first', async () => {
    const { client, context } = await callAs(personas.agent);
    for (const nodeId of ['rng_20481', 'rng_20510', 'rng_20481', 'rng_1']) addRecentGame(context, nodeId);
    const { value } = await listRecentGames({ client, query: recent });
    expect(value.list.map(({ nodeId }) => nodeId)).toEqual(['rng_20481', 'rng_20510']);
  });

  it('are limited to forty, in pages of twenty', async () => {
    const { client, context } = await callAs(personas.agent);
    for (let number = 20_001; number <= 20_045; number += 1) addRecentGame(context, `rng_${number}`);
    const { value } = await listRecentGames({ client, query: recent });
    expect(value.totalPages).toBe(2);
    expect(value.list).toHaveLength(20);
    expect(value.list[0]?.nodeId).toBe('rng_20045');
  });

  it('filter by category', async () => {
    const { client } = await callAs(personas.member);
    const { value } = await listRecentGames({ client, query: { ...recent, gameType: 'FISH' } });
    expect(value.list.map(({ nodeId }) => nodeId)).toEqual(['fish_11010']);
  });
});
