import {
  exitGame,
  getWalletBalance,
  launchDemoGame,
  launchGame,
  listLiveRooms,
  transferWallet,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, send } from '../../testing/money.ts';
import type { World } from '../../node.ts';
import { redeemLaunchToken } from './launches.ts';

const game = (nodeId: string, vassalage: string) =>
  ({ vassalage, gameType: 'RNG', nodeId, language: 'TY', backUrl: 'https://play.croupier.example/rng' }) as const;
const PERLAS = game('rng_20481', 'JDB');

const closeVendor = ({ store }: World, id: string, until: string | null = null) =>
  store.transact(() => store.vendorClosures.insert({ id, until }));
const tokenOf = (url: string): string => new URL(url).searchParams.get('t') ?? '';

describe('a launch', () => {
  it('returns URL, launch mode and id', async () => {
    const { client } = await createPlayer();
    const { value } = await launchGame({ client, query: PERLAS });
    expect(value.launchMode).toBe('IFRAME');
    expect(value.launchId).toMatch(/^ln_/);
    expect(value.launchUrl).toMatch(
      /^http:\/\/platform\.example\/mock-games\/slot\/\?t=lt_[0-9a-f]{32}&game=rng_20481&lang=fil-PH&/,
    );
  });

  it('returns a URL that is valid once', async () => {
    const { client, world } = await createPlayer();
    const { value } = await launchGame({ client, query: PERLAS });
    const token = tokenOf(value.launchUrl);
    expect(redeemLaunchToken(world, token).id).toBe(value.launchId);
    expect(() => redeemLaunchToken(world, token)).toThrow('LAUNCH_TOKEN_INVALID');
  });

  it('opens the game document of the category', async () => {
    const { client } = await createPlayer();
    const live = { vassalage: 'AGILA', gameType: 'LIVE', nodeId: 'live_30010', language: 'EN' } as const;
    expect((await launchGame({ client, query: live })).value.launchUrl).toContain('/mock-games/table/?');
    const lobby = { vassalage: 'BTI', gameType: 'SPORTS', language: 'EN' } as const;
    expect((await launchGame({ client, query: lobby })).value.launchUrl).toContain('game=BTI&lang=en');
  });

  it("opens the vendor's lobby when the request has no game", async () => {
    const { client } = await createPlayer();
    const { value } = await launchGame({ client, query: { vassalage: 'BTI', gameType: 'SPORTS', language: 'EN' } });
    expect(value.launchMode).toBe('REDIRECT');
  });

  it.each([
    ['an unknown game', game('rng_00000', 'JDB'), 'GAME_NOT_FOUND', 404],
    ['an unknown vendor', { vassalage: 'NOBODY', gameType: 'RNG', language: 'TY' } as const, 'GAME_NOT_FOUND', 404],
    ['a game of another vendor', game('rng_20481', 'TALA'), 'GAME_NOT_FOUND', 404],
    ['a game under another type', { ...game('rng_20481', 'JDB'), gameType: 'LIVE' } as const, 'GAME_NOT_FOUND', 404],
    ['a game under maintenance', game('rng_20999', 'TALA'), 'GAME_MAINTENANCE', 503],
    ['a game without a launch URL', game('rng_20404', 'TALA'), 'GAME_LAUNCH_FAILED', 502],
    [
      "a game when the balance is below the vendor's minimum",
      { ...game('fish_11010', 'CQ9'), gameType: 'FISH' } as const,
      'INSUFFICIENT_BALANCE',
      409,
    ],
    ['a backUrl of another site', { ...PERLAS, backUrl: 'https://foreign.example/' }, 'FIELD_INVALID', 422],
    ['a backUrl with another port', { ...PERLAS, backUrl: 'https://play.croupier.example:444/' }, 'FIELD_INVALID', 422],
    [
      "a backUrl whose host only ends with the site's domain",
      { ...PERLAS, backUrl: 'https://evilcroupier.example/' },
      'FIELD_INVALID',
      422,
    ],
  ])('refuses %s', async (_what, query, code, status) => {
    const { client, world } = await createPlayer();
    const before = world.store.launches.all().length;
    const error = await refusalOf(launchGame({ client, query }));
    expect([error.code, error.status]).toEqual([code, status]);
    expect(world.store.launches.all()).toHaveLength(before);
  });

  it("refuses a game of a vendor under maintenance with the maintenance's end", async () => {
    const { world, token } = await createPlayer();
    const maintenanceEnd = '2026-11-21T14:00:00.000Z';
    closeVendor(world, 'JDB', maintenanceEnd);
    const search = `?${new URLSearchParams(PERLAS)}`;
    const answer = await send(world, 'launchGame', { headers: { Authorization: `Bearer ${token}` }, search });
    expect([answer.errorCode, answer.value]).toEqual(['VENDOR_MAINTENANCE', { maintenanceEnd }]);
  });

  it('of a trial account is refused: it plays the demo [GAME-09]', async () => {
    const { client, world } = await createPlayer();
    world.store.transact(() => world.store.members.update('m_1001', { type: 4 }));
    expect((await refusalOf(launchGame({ client, query: PERLAS }))).code).toBe('TRIAL_FORBIDDEN');
  });

  it('of a guest is refused [GAME-08]', async () => {
    const { client } = createCaller();
    expect((await refusalOf(launchGame({ client, query: PERLAS }))).code).toBe('AUTH_REQUIRED');
  });
});

describe('a demo', () => {
  const createGuest = (on = true) => {
    const caller = createCaller();
    caller.world.store.transact(() => caller.world.store.siteFlags.insert({ id: 'FREEPLAY3', on }));
    return caller;
  };
  const demo = { vassalage: 'JDB', nodeId: 'rng_20481', language: 'TY' } as const;

  it('opens for a guest without a movement', async () => {
    const { client, world } = createGuest();
    const before = world.store.journal.size();
    const { value } = await launchDemoGame({ client, body: demo });
    expect(value.launchUrl).toMatch(/\/mock-games\/slot\/\?t=lt_demo_/);
    expect(world.store.journal.size()).toBe(before);
  });

  it('is refused when the site has disabled free play', async () => {
    const { client } = createGuest(false);
    expect((await refusalOf(launchDemoGame({ client, body: demo }))).code).toBe('FREEPLAY_DISABLED');
  });

  it.each([
    ['an unknown game', 'rng_00000', 'JDB', 'GAME_NOT_FOUND'],
    ['a game under maintenance', 'rng_20999', 'TALA', 'GAME_MAINTENANCE'],
  ])('refuses %s', async (_what, nodeId, vassalage, code) => {
    const { client } = createGuest();
    const error = await refusalOf(launchDemoGame({ client, body: { vassalage, nodeId, language: 'TY' } }));
    expect(error.code).toBe(code);
  });

  it('refuses a vendor under maintenance with GAME_MAINTENANCE', async () => {
    const { client, world } = createGuest();
    closeVendor(world, 'JDB');
    expect((await refusalOf(launchDemoGame({ client, body: demo }))).code).toBe('GAME_MAINTENANCE');
  });
});

describe('exitGame', () => {
  const open = async () => {
    const player = await createPlayer();
    const body = { fromWallet: 'MAIN', toWallet: 'JDB', amount: '500.00', currency: 'PHP' };
    await transferWallet({ client: player.client, headers: keyOf('in'), body });
    const { value } = await launchGame({ client: player.client, query: PERLAS });
    return { ...player, launchId: value.launchId };
  };

  it("moves the money of the vendor's wallet to the main wallet", async () => {
    const { client, launchId } = await open();
    const { value } = await exitGame({ client, headers: keyOf('out'), body: { launchId } });
    expect(value).toEqual({ balance: '12480.50', currency: 'PHP', recall: 'COMPLETED' });
  });

  it("leaves the money in the vendor's wallet when the vendor is under maintenance", async () => {
    const { client, launchId, world } = await open();
    closeVendor(world, 'JDB');
    const { value } = await exitGame({ client, headers: keyOf('out'), body: { launchId } });
    expect(value).toMatchObject({ balance: '11980.50', recall: 'FAILED' });
  });

  it("refuses another member's launch and an unknown launch", async () => {
    const { client } = await createPlayer(personas.agent);
    for (const launchId of ['ln_9920', 'ln_0']) {
      const error = await refusalOf(exitGame({ client, headers: keyOf(launchId), body: { launchId } }));
      expect(error.code).toBe('GAME_NOT_FOUND');
    }
    expect((await getWalletBalance({ client })).value.balance).toBe('58200.00');
  });
});

describe('the launch of a live room', () => {
  const ROOM = { vassalage: 'PT', gameType: 'LIVE', roomId: 'room_07', language: 'EN' } as const;

  it('opens its table, and the live lobby of the vendor while the room is closed', async () => {
    const { client } = await createPlayer();
    const { content } = (await listLiveRooms({ client, query: { pageSize: 100 } })).value;
    for (const { roomId, vassalage, state } of content) {
      const query = { ...ROOM, vassalage, roomId };
      const url = new URL((await launchGame({ client, query })).value.launchUrl);
      expect(url.pathname).toBe('/mock-games/table/');
      expect(url.searchParams.get('game') === roomId).toBe(state === 'OPEN');
    }
    expect(new Set(content.map(({ state }) => state))).toEqual(new Set(['OPEN', 'CLOSED']));
  });

  it.each([
    ['an unknown room', { ...ROOM, roomId: 'room_99' }],
    ['a room of another vendor', { ...ROOM, vassalage: 'EG2' }],
  ])('refuses %s', async (_what, query) => {
    const { client } = await createPlayer();
    expect((await refusalOf(launchGame({ client, query }))).code).toBe('GAME_NOT_FOUND');
  });
});
