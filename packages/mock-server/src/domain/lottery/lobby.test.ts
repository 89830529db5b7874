import { getLotteryLobby, listRecentLotteryGames } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer } from '../../testing/money.ts';
import { redeemLaunchToken } from '../games/index.ts';

const SEA = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'SEA',
  lottoView: 'lobby',
  device: 'WEB',
  backUrl: 'https://play.croupier.example/seaLottery',
  language: 'TY',
} as const;
const tokenOf = (url: string): string => new URL(url).searchParams.get('t') ?? '';

describe('the lottery', () => {
  it.each([
    ['LOTT', undefined, 'LOTT'],
    ['ELOTT', undefined, 'LOTT'],
    ['SEA', undefined, 'SEA_LOTTO'],
    ['SEA', 'MNL3D', 'LOTT'],
    ['LOTT', 'HNVIP', 'TCG_LOTTO_VN'],
  ] as const)('in prize mode %s opens %s at %s by a URL that is valid once [CALL-38]', async (mode, code, vendor) => {
    const { client, world } = await createPlayer();
    const query = { ...SEA, lottoPrizeMode: mode, ...(code === undefined ? {} : { lottoGameCode: code }) };
    const { launchUrl, launchMode, launchId } = (await getLotteryLobby({ client, query })).value;
    expect([launchMode, launchId]).toEqual(['IFRAME', expect.stringMatching(/^ln_/)]);
    const { pathname, searchParams } = new URL(launchUrl);
    expect(pathname).toBe('/mock-games/color/');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      mode,
      view: 'lobby',
      lang: 'fil-PH',
      backUrl: SEA.backUrl,
    });
    expect(redeemLaunchToken(world, tokenOf(launchUrl))).toMatchObject({ vendor, memberId: 'm_1001', demo: false });
    expect(() => redeemLaunchToken(world, tokenOf(launchUrl))).toThrow('LAUNCH_TOKEN_INVALID');
  });

  it('is listed as recent after it was opened', async () => {
    const { client } = await createPlayer();
    await getLotteryLobby({ client, query: { ...SEA, lottoGameCode: 'SEAPENANG', lottoView: 'betting' } });
    const { list } = (await listRecentLotteryGames({ client, query: { prizeMode: 'SEA' } })).value;
    expect(list[0]?.gameCode).toBe('SEAPENANG');
  });

  it.each([
    ['an unknown lottery', { lottoGameCode: 'NOTHING' }, 'GAME_NOT_FOUND', 404],
    ['a lottery of another prize mode', { lottoGameCode: 'HNVIP' }, 'GAME_NOT_FOUND', 404],
    ['the unused prize mode ZY', { lottoPrizeMode: 'ZY' }, 'GAME_NOT_FOUND', 404],
    ['a lottery without a launch URL', { lottoGameCode: 'SEAMANDALAY' }, 'GAME_LAUNCH_FAILED', 502],
    ['a backUrl of another site', { backUrl: 'https://foreign.example/' }, 'FIELD_INVALID', 422],
  ] as const)('is refused for %s', async (_what, change, code, status) => {
    const { client, world } = await createPlayer();
    const before = world.store.launches.all().length;
    const error = await refusalOf(getLotteryLobby({ client, query: { ...SEA, ...change } }));
    expect([error.code, error.status]).toEqual([code, status]);
    expect(world.store.launches.all()).toHaveLength(before);
  });

  it('is refused when the lottery or its vendor is under maintenance', async () => {
    const { client, world } = await createPlayer();
    const until = '2026-11-21T14:00:00.000Z';
    const ask = (code: string) => refusalOf(getLotteryLobby({ client, query: { ...SEA, lottoGameCode: code } }));
    world.store.transact(() => world.store.gameMaintenance.insert({ id: 'elott_80001', until }));
    expect(await ask('MNL3D')).toMatchObject({ code: 'GAME_MAINTENANCE', value: { maintenanceEnd: until } });
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'SEA_LOTTO', until: null }));
    expect((await ask('SEAPENANG')).code).toBe('GAME_MAINTENANCE');
    expect((await refusalOf(getLotteryLobby({ client, query: SEA }))).code).toBe('GAME_MAINTENANCE');
  });

  it('is refused to guests and trial accounts', async () => {
    expect((await refusalOf(getLotteryLobby({ client: createCaller().client, query: SEA }))).code).toBe(
      'AUTH_REQUIRED',
    );
    const { client, world } = await createPlayer();
    world.store.transact(() => world.store.members.update('m_1001', { type: 4 }));
    expect((await refusalOf(getLotteryLobby({ client, query: SEA }))).code).toBe('TRIAL_FORBIDDEN');
  });
});
