import { exitGame, getWalletBalance, launchDemoGame, launchGame, transferWallet } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { createCaller, refusalOf } from '../testing/caller.ts';
import { createPlayer, keyOf, send } from '../testing/money.ts';
import type { World } from '../world.ts';
import { redeemLaunchToken } from './launches.ts';

const game = (nodeId: string, vassalage: string) =>
  ({ vassalage, gameType: 'RNG', nodeId, language: 'TY', backUrl: 'https://play.croupier.example/rng' }) as const;
const PERLAS = game('rng_20481', 'JDB');

const close = ({ store }: World, id: string, until: string | null = null) =>
  store.transact(() => store.vendorClosures.insert({ id, until }));
const tokenOf = (address: string): string => new URL(address).searchParams.get('t') ?? '';

describe('a launch', () => {
  it('answers URL, way of opening and id', async () => {
    const { client } = await createPlayer();
    const { value } = await launchGame({ client, query: PERLAS });
    expect(value.launchMode).toBe('IFRAME');
    expect(value.launchId).toMatch(/^ln_/);
    expect(value.launchUrl).toMatch(
      /^http:\/\/platform\.example\/mock-games\/slot\/\?t=lt_[0-9a-f]{32}&game=rng_20481&lang=fil-PH&/,
    );
  });

  it('answers a URL that is valid once', async () => {
    const { client, world } = await createPlayer();
    const { value } = await launchGame({ client, query: PERLAS });
    const token = tokenOf(value.launchUrl);
    expect(redeemLaunchToken(world, token).id).toBe(value.launchId);
    expect(() => redeemLaunchToken(world, token)).toThrow('LAUNCH_TOKEN_INVALID');
  });

  it("opens the document of the game's kind", async () => {
    const { client } = await createPlayer();
    const live = { vassalage: 'AGILA', gameType: 'LIVE', nodeId: 'live_30010', language: 'EN' } as const;
    expect((await launchGame({ client, query: live })).value.launchUrl).toContain('/mock-games/color/?');
    const lobby = { vassalage: 'BTI', gameType: 'SPORTS', language: 'EN' } as const;
    expect((await launchGame({ client, query: lobby })).value.launchUrl).toContain('game=BTI&lang=en');
  });

  it("opens a vendor's lobby when no game is named", async () => {
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
    ['a game whose vendor gives no address', game('rng_20404', 'TALA'), 'GAME_LAUNCH_FAILED', 502],
    [
      'a vendor that asks for money in its wallet',
      { ...game('fish_11010', 'CQ9'), gameType: 'FISH' } as const,
      'INSUFFICIENT_BALANCE',
      409,
    ],
    ['a foreign way back', { ...PERLAS, backUrl: 'https://foreign.example/' }, 'FIELD_INVALID', 422],
    ['a way back to another port', { ...PERLAS, backUrl: 'https://play.croupier.example:444/' }, 'FIELD_INVALID', 422],
    [
      'a way back that only ends like ours',
      { ...PERLAS, backUrl: 'https://evilcroupier.example/' },
      'FIELD_INVALID',
      422,
    ],
  ])('of %s is refused', async (_what, query, code, status) => {
    const { client, world } = await createPlayer();
    const before = world.store.launches.all().length;
    const error = await refusalOf(launchGame({ client, query }));
    expect([error.code, error.status]).toEqual([code, status]);
    expect(world.store.launches.all()).toHaveLength(before);
  });

  it('at a closed vendor is refused, and says until when', async () => {
    const { world, token } = await createPlayer();
    const maintenanceEnd = '2026-11-21T14:00:00.000Z';
    close(world, 'JDB', maintenanceEnd);
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
  const query = { vassalage: 'JDB', nodeId: 'rng_20481', language: 'TY' } as const;

  it('opens for a guest and moves nothing', async () => {
    const { client, world } = createGuest();
    const before = world.store.journal.size();
    const { value } = await launchDemoGame({ client, query });
    expect(value.launchUrl).toMatch(/\/mock-games\/slot\/\?t=lt_demo_/);
    expect(world.store.journal.size()).toBe(before);
  });

  it('is refused where the site offers no free play', async () => {
    const { client } = createGuest(false);
    expect((await refusalOf(launchDemoGame({ client, query }))).code).toBe('FREEPLAY_DISABLED');
  });

  it.each([
    ['an unknown game', 'rng_00000', 'JDB', 'GAME_NOT_FOUND'],
    ['a game under maintenance', 'rng_20999', 'TALA', 'GAME_MAINTENANCE'],
  ])('of %s is refused', async (_what, nodeId, vassalage, code) => {
    const { client } = createGuest();
    const error = await refusalOf(launchDemoGame({ client, query: { vassalage, nodeId, language: 'TY' } }));
    expect(error.code).toBe(code);
  });

  it('of a closed vendor is refused as under maintenance', async () => {
    const { client, world } = createGuest();
    close(world, 'JDB');
    expect((await refusalOf(launchDemoGame({ client, query }))).code).toBe('GAME_MAINTENANCE');
  });
});

describe('leaving a game', () => {
  const open = async () => {
    const player = await createPlayer();
    const body = { fromWallet: 'MAIN', toWallet: 'JDB', amount: '500.00', currency: 'PHP' };
    await transferWallet({ client: player.client, headers: keyOf('in'), body });
    const { value } = await launchGame({ client: player.client, query: PERLAS });
    return { ...player, launchId: value.launchId };
  };

  it("brings back what is left in the vendor's wallet", async () => {
    const { client, launchId } = await open();
    const { value } = await exitGame({ client, headers: keyOf('out'), body: { launchId } });
    expect(value).toEqual({ balance: '12480.50', currency: 'PHP' });
  });

  it('leaves the money where it is while the vendor is closed', async () => {
    const { client, launchId, world } = await open();
    close(world, 'JDB');
    const { value } = await exitGame({ client, headers: keyOf('out'), body: { launchId } });
    expect(value.balance).toBe('11980.50');
  });

  it('is refused for a launch of somebody else and for one that never was', async () => {
    const { client } = await createPlayer(personas.agent);
    for (const launchId of ['ln_9920', 'ln_0']) {
      // Each answer is checked separately.
      const error = await refusalOf(exitGame({ client, headers: keyOf(launchId), body: { launchId } }));
      expect(error.code).toBe('GAME_NOT_FOUND');
    }
    expect((await getWalletBalance({ client })).value.balance).toBe('58200.00');
  });
});
