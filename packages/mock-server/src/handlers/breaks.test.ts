import {
  cancelWithdrawOrder,
  createDepositOrder,
  createWithdrawOrder,
  getAccountRestrictions,
  forfeitBonus,
  getAnnouncements,
  getDepositOrder,
  getGamingSession,
  getLotteryLobby,
  getMemberBadges,
  getMemberInfo,
  getTransferTargets,
  getWalletBalance,
  getWithdrawConfig,
  getWithdrawOrder,
  launchDemoGame,
  launchGame,
  listBettingRecords,
  listDepositMethods,
  listMerchantWallets,
  listNotices,
  login,
  requestExclusionLift,
  startSelfExclusion,
  startTimeOut,
  submitDepositProof,
  transferToDownline,
  transferWallet,
  uploadImage,
} from '@croupier/sdk/client';
import type { SelfExclusionRequest } from '@croupier/sdk/types';
import { zRestrictedActivity } from '@croupier/sdk/zod';
import { describe, expect, it } from 'vitest';

import { findPlaySession } from '../domain/games/index.ts';
import { bodyOf, refusalOf } from '../testing/caller.ts';
import { callGameServer, createGame, SLOT, tokenOf, uuid } from '../testing/games.ts';
import { createPlayer, keyOf, type Player } from '../testing/money.ts';
import { clientAt, HOUR, logInAgain, MINUTE } from '../testing/people.ts';
import { fileOf, png } from '../testing/pictures.ts';
import { createTable } from '../testing/vendor.ts';
import { askFor } from '../testing/withdrawals.ts';
import { personas } from '../seed/personas.ts';

const DAY = 24 * HOUR;
const RETURN_URL = 'https://play.croupier.example/';
const LOBBY = { lottoPrizeMode: 'SEA', lottoView: 'lobby', backUrl: RETURN_URL, language: 'EN' } as const;
const DEMO = { vassalage: 'TALA', nodeId: 'rng_20510', language: 'EN' } as const;

let key = 0;
const nextKey = () => keyOf(`break_${(key += 1)}`);

const takeTimeOut = ({ client }: Pick<Player, 'client'>, days = 7) =>
  startTimeOut({ client, headers: nextKey(), body: { days } });
const exclude = ({ client }: Pick<Player, 'client'>, months: SelfExclusionRequest['months'] = 6) =>
  startSelfExclusion({ client, headers: nextKey(), body: { months, understood: true } });
const deposit = ({ client }: Pick<Player, 'client'>, methodId = 'pm_ewallet_01', amount = '500.02') =>
  createDepositOrder({
    client,
    headers: nextKey(),
    body: { methodId, amount, currency: 'PHP', returnUrl: RETURN_URL },
  });
const restrictionsOf = async ({ client }: Pick<Player, 'client'>) => (await getAccountRestrictions({ client })).value;
const mainOf = async ({ client }: Pick<Player, 'client'>) => (await getWalletBalance({ client })).value.balance;

describe('a break', () => {
  it('P-28: shows what it blocks, until when, and what still works', async () => {
    const player = await createPlayer();
    const all = zRestrictedActivity.options;
    expect(await restrictionsOf(player)).toEqual({ restrictions: [], allowed: all, currency: 'PHP' });
    await takeTimeOut(player);
    const { restrictions, allowed } = await restrictionsOf(player);
    expect(restrictions).toEqual([
      {
        code: 'TIME_OUT',
        since: '2026-11-21T06:00:00.000Z',
        until: '2026-11-28T06:00:00.000Z',
        blocks: ['DEPOSIT', 'PLAY', 'RECEIVE', 'PROMOTION', 'CANCEL_WITHDRAWAL'],
        action: 'NONE',
      },
    ]);
    expect(allowed).toEqual(['WITHDRAW', 'TRANSFER', 'CARDS']);
  });

  it('P-21: blocks deposits, launches and lotteries with its reason, and no withdrawal', async () => {
    const player = await createPlayer();
    const { client } = player;
    await takeTimeOut(player);
    const calls = [deposit(player), launchGame({ client, query: SLOT }), getLotteryLobby({ client, query: LOBBY })];
    for (const call of calls) {
      const refusal = await refusalOf(call);
      expect(refusal).toMatchObject({ code: 'ACCOUNT_RESTRICTED', value: { reasons: [{ code: 'TIME_OUT' }] } });
    }
    const { value } = await createWithdrawOrder({ client, headers: nextKey(), body: askFor('500.00') });
    expect(value).toMatchObject({ status: 'PENDING', cancellable: false });
  });

  it('P-21: keeps a pending withdrawal from being cancelled until it is over (W-29)', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const { orderId } = (await createWithdrawOrder({ client, headers: nextKey(), body: askFor('500.02') })).value;
    await takeTimeOut(player, 1);
    const cancel = () => cancelWithdrawOrder({ client, path: { orderId }, headers: nextKey() });
    expect((await refusalOf(cancel())).code).toBe('ACCOUNT_RESTRICTED');
    world.clock.advance(DAY);
    await logInAgain(player, personas.member);
    expect((await getWithdrawOrder({ client, path: { orderId } })).value.cancellable).toBe(true);
    expect((await cancel()).value.status).toBe('CANCELLED');
  });

  it('P-21: lets demo play go on in a time-out, and ends it in a self-exclusion', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const { launchUrl } = (await launchDemoGame({ client, body: DEMO })).value;
    const { session = '' } = (await callGameServer(world, 'open', { launch: tokenOf(launchUrl), key: uuid(1) })).body;
    await takeTimeOut(player);
    expect(findPlaySession(world, session)).toBeDefined();
    expect((await launchDemoGame({ client, body: DEMO })).value.launchUrl).toContain('/mock-games/');
    await exclude(player);
    expect(findPlaySession(world, session)).toBeUndefined();
    const refusal = await refusalOf(launchDemoGame({ client, body: DEMO }));
    expect(refusal).toMatchObject({ code: 'ACCOUNT_RESTRICTED', value: { reasons: [{ code: 'SELF_EXCLUDED' }] } });
  });

  it('P-13: refuses stakes of a vendor without the reason, and takes its payouts', async () => {
    const table = await createTable();
    await table.debit('vt_1', '50.00');
    await takeTimeOut(table);
    const refused = await table.debit('vt_2', '50.00');
    expect([refused.status, refused.errorCode, refused.value]).toEqual([403, 'ACCOUNT_RESTRICTED', undefined]);
    expect((await table.credit('vt_3', '120.00', { roundClosed: true })).status).toBe(200);
    const range = { startTime: '2026-11-21T00:00:00Z', endTime: '2026-11-21T23:59:59Z' };
    const { content } = (await listBettingRecords({ client: table.client, query: range })).value;
    expect(content[0]).toMatchObject({ status: 'SETTLED', payout: '120.00' });
  });

  it('P-22: ends the launches, so a game that is open takes no more stakes', async () => {
    const game = await createGame();
    expect((await game.play(1)).status).toBe(200);
    await takeTimeOut(game);
    expect((await game.play(2)).body.error).toBe('SESSION_GONE');
  });

  it('P-22: ends the gaming session', async () => {
    const player = await createPlayer();
    const { client } = player;
    await launchGame({ client, query: SLOT });
    expect((await getGamingSession({ client })).value.running).toBe(true);
    await takeTimeOut(player);
    expect((await getGamingSession({ client })).value.running).toBe(false);
  });

  it('P-22: cancels pending deposits, and credits those in progress without a bonus or turnover', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const { depositOrder: pending } = (await deposit(player)).value;
    const { depositOrder: processing } = (await deposit(player, 'pm_bank_01', '1000.00')).value;
    const { uploadId } = (await uploadImage({ client, body: { file: fileOf(png), purpose: 'DEPOSIT_PROOF' } })).value;
    const proof = { images: [uploadId] };
    await submitDepositProof({ client, path: { orderId: processing.orderId }, body: proof, headers: nextKey() });
    await exclude(player);
    const before = await mainOf(player);
    world.clock.advance(MINUTE);
    const statusOf = async (orderId: string) => (await getDepositOrder({ client, path: { orderId } })).value.status;
    expect([await statusOf(pending.orderId), await statusOf(processing.orderId)]).toEqual(['CANCELLED', 'COMPLETED']);
    expect(Number(await mainOf(player)) - Number(before)).toBe(1000);
    expect((await getWithdrawConfig({ client })).value).toMatchObject({ locked: '0.00' });
  });

  it('P-22: ends the other sessions in a self-exclusion, and none in a time-out', async () => {
    const player = await createPlayer();
    const { world } = player;
    const openOther = async () => {
      const client = clientAt(world, '203.0.113.24');
      return (await login({ client, body: bodyOf(personas.member) })).value.token;
    };
    const token = await openOther();
    await takeTimeOut(player);
    expect(world.store.sessions.get(token)).toBeDefined();
    await exclude(player);
    expect(world.store.sessions.get(token)).toBeUndefined();
    expect((await getMemberInfo({ client: player.client })).value.break).toBe('SELF_EXCLUSION');
  });

  it('P-24: brings the wallets of vendors back, waives deposits and takes open bonuses of promotions back', async () => {
    const player = await createPlayer();
    const { client } = player;
    const transfer = { fromWallet: 'MAIN', toWallet: 'JDB', amount: '300.00', currency: 'PHP' };
    await transferWallet({ client, headers: nextKey(), body: transfer });
    const before = (await listMerchantWallets({ client, query: { isSingle: false } })).value.totalFunds;
    await exclude(player);
    const { wallets } = (await listMerchantWallets({ client, query: { isSingle: false } })).value;
    expect(wallets.find(({ wallet }) => wallet === 'JDB')?.balance).toBe('0.00');
    expect(Number(before) - Number(await mainOf(player))).toBe(500);
    expect((await getWithdrawConfig({ client })).value).toMatchObject({
      locked: '0.00',
      withdrawable: await mainOf(player),
      grants: [],
    });
  });
});

describe('P-23: marketing', () => {
  const home = { dataTypes: 'B,PL,PU,PR,H', platform: 'W' } as const;
  const marketingOf = async ({ client }: Pick<Player, 'client'>) => {
    const { banners, player, popup, promotion } = (await getAnnouncements({ client, query: home })).value;
    const notices = (await listNotices({ client, query: { pageNo: 1, pageSize: 9 } })).value.content;
    const { list, activities } = (await listDepositMethods({ client, query: {} })).value;
    const promotional = [...player, ...popup, ...notices].filter(({ promotionType }) => promotionType !== undefined);
    const badge = (await getMemberBadges({ client })).value.availablePromoCount;
    const member = (await getMemberInfo({ client })).value;
    return {
      banners: banners.filter(({ linkageType }) => linkageType === 'PROMOTION').length,
      bonuses: activities.length + list.filter(({ bonusRate }) => bonusRate !== undefined).length,
      notices: promotional.length,
      promotions: promotion.length,
      badges: [badge, member.availablePromoCount],
    };
  };
  const NOTHING = { banners: 0, bonuses: 0, notices: 0, promotions: 0, badges: [0, 0] };

  it('stops at once for the member, and returns when the break is over', async () => {
    const player = await createPlayer();
    // Without a bonus in play, the deposit of this Saturday brings one.
    await forfeitBonus({ client: player.client, headers: keyOf('forfeit'), body: { bonusId: 'bon_4410' } });
    const before = await marketingOf(player);
    expect(
      Object.values(before)
        .flat()
        .every((count) => count > 0),
    ).toBe(true);
    await takeTimeOut(player, 1);
    expect(await marketingOf(player)).toEqual(NOTHING);
    player.world.clock.advance(DAY);
    await logInAgain(player, personas.member);
    const { banners, promotions } = await marketingOf(player);
    expect({ banners, promotions }).toEqual({ banners: before.banners, promotions: before.promotions });
  });

  it('goes on for everybody else, and so do other announcements', async () => {
    const player = await createPlayer();
    await takeTimeOut(player);
    const { banners, popup } = (await getAnnouncements({ client: player.client, query: home })).value;
    expect([banners.length, popup.length].every((count) => count > 0)).toBe(true);
    const other = await createPlayer(personas.expiredPassword, { copyOf: player.world });
    expect((await marketingOf(other)).promotions).toBeGreaterThan(0);
  });
});

describe('P-25: an agent', () => {
  const down = ({ client }: Player) =>
    transferToDownline({
      client,
      headers: nextKey(),
      body: { account: 'maricel', amount: '500.00', currency: 'PHP', paymentPassword: '300985' },
    });
  const targetOf = async ({ client }: Player) =>
    (await getTransferTargets({ client, query: { direction: 'DOWNLINE', account: 'maricel' } })).value.content[0];

  it('cannot send a member on a break money, and gets no reason', async () => {
    const member = await createPlayer();
    await takeTimeOut(member);
    const agent = await createPlayer(personas.agent, { copyOf: member.world });
    const refusal = await refusalOf(down(agent));
    expect([refusal.code, refusal.value]).toEqual(['TRANSFER_TARGET_UNAVAILABLE', {}]);
    expect((await targetOf(agent))?.available).toBe(false);
  });

  it('sends money to a member without one', async () => {
    const agent = await createPlayer(personas.agent);
    expect((await targetOf(agent))?.available).toBe(true);
    expect((await down(agent)).value.status).toBe('COMPLETED');
  });
});

describe('the end of a break', () => {
  it('is decided by the clock of the server alone', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    await takeTimeOut(player, 1);
    world.clock.advance(DAY - 1);
    await logInAgain(player, personas.member);
    const breakOf = async () => {
      const { break: state, breakUntil } = (await getMemberInfo({ client })).value;
      return { state, breakUntil };
    };
    expect(await breakOf()).toEqual({ state: 'TIME_OUT', breakUntil: '2026-11-22T06:00:00.000Z' });
    world.clock.advance(1);
    expect(await breakOf()).toEqual({ state: 'NONE', breakUntil: undefined });
    expect((await deposit(player)).value.depositOrder.status).toBe('PENDING');
  });

  it('P-18: a self-exclusion replaces a time-out, and refuses a time-out and a shorter one', async () => {
    const player = await createPlayer();
    await takeTimeOut(player);
    expect((await exclude(player, 12)).value).toMatchObject({ state: 'SELF_EXCLUSION' });
    const until = '2027-11-21T06:00:00.000Z';
    expect(await refusalOf(takeTimeOut(player, 42))).toMatchObject({ code: 'PROTECTION_LOCKED', value: { until } });
    expect(await refusalOf(exclude(player, 6))).toMatchObject({ code: 'PROTECTION_LOCKED', value: { until } });
    expect((await exclude(player, 60)).value.until).toBe('2031-11-21T06:00:00.000Z');
  });

  it('P-19: nothing can be lifted without a self-exclusion', async () => {
    const player = await createPlayer();
    await takeTimeOut(player);
    const lift = requestExclusionLift({ client: player.client, headers: nextKey() });
    expect((await refusalOf(lift)).code).toBe('NOT_FOUND');
  });
});
