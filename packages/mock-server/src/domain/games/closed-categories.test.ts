import {
  addFavoriteGame,
  getGame,
  launchDemoGame,
  launchGame,
  listFavoriteGames,
  listGames,
  listGameVendors,
  listHotGames,
  listRecentGames,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { refusalOf } from '../../testing/caller.ts';
import { createPlayer } from '../../testing/money.ts';
import { allGames } from '../catalogue/index.ts';
import { changeSettings } from '../site/index.ts';

const COCKFIGHT = allGames().find(
  ({ category, isGame, vendor }) => isGame && category === 'COCKFIGHT' && vendor === 'DIG',
);
const VENDOR = COCKFIGHT?.vendor ?? '';
const NODE = COCKFIGHT?.nodeId ?? '';
const LIST = { merchant: 'croupier', language: 'EN', gameType: 'HOME', pageSize: 20 } as const;

/** A member of a site whose policy closes cockfights, or does not. */
async function createVisit({ isClosed }: { isClosed: boolean }) {
  const player = await createPlayer();
  await addFavoriteGame({ client: player.client, body: { nodeId: NODE } }).catch(() => undefined);
  if (isClosed) changeSettings(player.world, { policyPack: 'pagcorLike' });
  return player;
}

async function listed({ client }: Awaited<ReturnType<typeof createVisit>>) {
  const games = await listGames({ client, query: { ...LIST, gameName: COCKFIGHT?.name ?? '' } });
  const similar = await listGames({ client, query: { ...LIST, gameName: COCKFIGHT?.name ?? '', match: 'similar' } });
  const favourites = await listFavoriteGames({ client, query: { pageSize: 20, language: 'EN' } });
  const recent = await listRecentGames({ client, query: { language: 'EN', page: 1, pageSize: 20 } });
  const hot = await listHotGames({ client, query: { merchantCode: 'croupier', language: 'EN', gameType: 'SPORTS' } });
  const { lanes, sortedVendors } = (await listGameVendors({ client, query: {} })).value;
  return {
    games: [games.value.games, similar.value.games, favourites.value.content, recent.value.list, hot.value.list].flat(),
    vendors: [...lanes.flatMap(({ cards }) => cards), ...sortedVendors.flatMap(({ vendors }) => vendors)],
  };
}

const LOBBY = { vassalage: VENDOR, gameType: 'SPORTS', language: 'EN' } as const;

describe('cockfights', () => {
  it('are listed and launched where the policy allows them [GAME-01]', async () => {
    const visit = await createVisit({ isClosed: false });
    const { games, vendors } = await listed(visit);
    expect(games.some(({ vassalage }) => vassalage === VENDOR)).toBe(true);
    expect(vendors.some(({ vassalage }) => vassalage === VENDOR)).toBe(true);
    const { value } = await launchGame({ client: visit.client, query: LOBBY });
    expect(value.launchUrl).toContain('/mock-games/table/?');
    expect((await getGame({ client: visit.client, path: { nodeId: NODE } })).value.returnRate).toBe('0.9504');
  });

  it('are in no list where the policy forbids them', async () => {
    const { games, vendors } = await listed(await createVisit({ isClosed: true }));
    const codes = new Set(['DS88', 'DIG', 'SV3']);
    expect(games.filter(({ vassalage }) => codes.has(vassalage))).toEqual([]);
    expect(vendors.filter(({ vassalage }) => codes.has(vassalage))).toEqual([]);
  });

  it.each([
    ['a lobby', LOBBY],
    ['a lobby under its own type', { ...LOBBY, gameType: 'COCKFIGHT' } as const],
    ['a game', { ...LOBBY, nodeId: NODE }],
    ['a lobby of another vendor under this type', { ...LOBBY, vassalage: 'BTI', gameType: 'COCKFIGHT' } as const],
  ])('refuse to launch %s where the policy forbids them', async (_what, query) => {
    const { client, world } = await createVisit({ isClosed: true });
    const before = world.store.launches.all().length;
    const error = await refusalOf(launchGame({ client, query }));
    expect([error.code, error.status]).toEqual(['GAME_NOT_FOUND', 404]);
    expect(world.store.launches.all()).toHaveLength(before);
  });

  it('refuse the demo and the sheet of a game where the policy forbids them', async () => {
    const { client } = await createVisit({ isClosed: true });
    const body = { vassalage: VENDOR, nodeId: NODE, language: 'EN' } as const;
    expect((await refusalOf(launchDemoGame({ client, body }))).code).toBe('GAME_NOT_FOUND');
    expect((await refusalOf(getGame({ client, path: { nodeId: NODE } }))).code).toBe('GAME_NOT_FOUND');
  });
});
