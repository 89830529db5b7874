import {
  confirmPlayerLimit,
  createApiClient,
  createDepositOrder,
  getAccountRestrictions,
  getIdentity,
  getMemberBadges,
  getPromotion,
  getGamingSession,
  getManualRebate,
  getMissionLeaderboard,
  getMissionSummary,
  getPlayerProtection,
  getPointBalance,
  getPointConfig,
  getPointGoods,
  getRaffleDraw,
  getRafflePromotion,
  getSiteConfiguration,
  getVipProgress,
  getTeamOverview,
  getWalletBalance,
  listBettingRecords,
  listBonusDetails,
  listDepositOrders,
  listPromotions,
  listPointRedemptions,
  listPointRewards,
  listMessages,
  listRewards,
  listWithdrawOrders,
  login,
  quoteWithdraw,
  type Client,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createFrozenClock } from '../clock/clock.ts';
import { applyScenario, createWorld, personas } from '../node.ts';
import { bodyOf, createCaller, refusalOf } from '../testing/caller.ts';
import { keyOf } from '../testing/money.ts';
import { createWorlds } from '../worlds.ts';
import { createRouter } from '../router.ts';
import type { contractScenarios } from './contract-scenarios.data.ts';
import { scenarios, type ScenarioName } from './scenarios.data.ts';

const CONTROL = 'http://platform.example/__mock';
const NOON = new Date('2026-11-21T06:00:00Z');
const RANGE = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59Z', pageNo: 1, pageSize: 20 };
const PAGE = { pageNo: 1, pageSize: 20 };
const ORDER = {
  methodId: 'pm_ewallet_01',
  amount: '500.00',
  currency: 'PHP',
  returnUrl: 'https://play.croupier.example/',
};

/** A world in the state of a scenario, and a client with its session. */
function open(name: ScenarioName): Client {
  const { world, client, setToken } = createCaller();
  setToken(applyScenario(world, name).token);
  return client;
}

const birthdayOf = async (client: Client) =>
  (await getPromotion({ client, query: { promotionId: 'promo_birthday' } })).value;
const challengeOf = async (client: Client) =>
  (await getPromotion({ client, query: { promotionId: 'promo_slot_fortnight' } })).value;
const balanceOf = async (client: Client) => (await getWalletBalance({ client })).value.balance;
const betsOf = async (client: Client) => (await listBettingRecords({ client, query: RANGE })).value.content;
const ordersOf = async (client: Client) => (await listDepositOrders({ client, query: RANGE })).value.content;
const newestOrder = async (client: Client) => (await ordersOf(client))[0];
const newestWithdrawal = async (client: Client) => (await listWithdrawOrders({ client, query: {} })).value.content[0];
const RAFFLE = { promotionId: 'promo_fiesta_raffle' };
const raffleOf = async (client: Client) => (await getRafflePromotion({ client, query: RAFFLE })).value;
const siteOf = async (client: Client) => (await getSiteConfiguration({ client, query: { device: 'WEB' } })).value;
const logInAs = (client: Client, persona: 'member' | 'expiredPassword') =>
  login({ client, body: bodyOf(personas[persona]) });

/** What each scenario promises; contract-scenarios.test.ts has those of contracts. */
type PromisedName = Exclude<ScenarioName, keyof typeof contractScenarios>;
const promises: Readonly<Record<PromisedName, (client: Client) => Promise<void>>> = {
  async 'new-member'(client) {
    expect([await balanceOf(client), await betsOf(client), await ordersOf(client)]).toEqual(['0.00', [], []]);
  },
  async 'after-big-win'(client) {
    const [bet] = await betsOf(client);
    expect(bet).toMatchObject({ betAmount: '100.00', payout: '25000.00', netWin: '24900.00' });
    const before = await balanceOf(open('deposit-pending'));
    expect(Number(await balanceOf(client))).toBe(Number(before) + 24_900);
  },
  async 'after-losses'(client) {
    const bets = (await betsOf(client)).slice(0, 5);
    expect(bets.map(({ netWin }) => netWin)).toEqual(Array.from({ length: 5 }, () => '-200.00'));
  },
  async 'deposit-pending'(client) {
    expect(await newestOrder(client)).toMatchObject({ amount: '500.02', status: 'PENDING' });
  },
  async 'deposit-expired'(client) {
    expect(await newestOrder(client)).toMatchObject({ amount: '500.02', status: 'EXPIRED' });
  },
  async 'deposits-full'(client) {
    const refused = await refusalOf(createDepositOrder({ client, headers: keyOf(1), body: ORDER }));
    expect(refused.code).toBe('DEPOSIT_PENDING_LIMIT');
  },
  async 'withdrawal-pending'(client) {
    expect(await newestWithdrawal(client)).toMatchObject({ amount: '500.02', status: 'PENDING', payouts: [] });
  },
  async 'withdrawal-rejected'(client) {
    expect(await newestWithdrawal(client)).toMatchObject({ status: 'REJECTED', rejectCode: 'NAME_MISMATCH' });
  },
  async 'withdrawal-paid'(client) {
    expect(await newestWithdrawal(client)).toMatchObject({ amount: '2000.00', status: 'PAID' });
  },
  async 'withdrawal-parts'(client) {
    expect((await newestWithdrawal(client))?.payouts).toMatchObject([
      { status: 'SENT' },
      { status: 'SENT' },
      { status: 'PLANNED' },
    ]);
  },
  async 'withdrawal-disputed'(client) {
    const order = await newestWithdrawal(client);
    expect(order?.status).toBe('DISPUTED');
    expect(order?.payouts).toMatchObject([
      { status: 'RECEIVED', forced: true },
      { status: 'SENT' },
      { status: 'DISPUTED' },
    ]);
  },
  async 'enough-points'(client) {
    const query = { affordable: true };
    expect((await listPointRewards({ client, query })).value.totalElements).toBe(5);
  },
  async 'goods-sold-out'(client) {
    const path = { rewardId: 'pg_ricecooker' };
    expect((await getPointGoods({ client, path })).value.stock).toBe(0);
  },
  async 'goods-last-piece'(client) {
    expect((await getPointGoods({ client, path: { rewardId: 'pg_tumbler' } })).value.stock).toBe(1);
  },
  async 'redemption-rejected'(client) {
    const [order] = (await listPointRedemptions({ client })).value.content;
    expect(order).toMatchObject({ status: 'REJECTED', rejectReason: 'Kulang ang address.' });
    expect((await getPointBalance({ client })).value.points).toBe('3800');
  },
  async 'double-points'(client) {
    const { event } = (await getPointConfig({ client })).value;
    expect(event).toEqual({ multiplier: '2', until: '2026-11-22T15:59:59.000Z' });
  },
  async 'rebate-ready'(client) {
    expect((await getManualRebate({ client })).value.claimable).toBe('40.00');
  },
  async 'limit-reached'(client) {
    expect(await balanceOf(client)).toBe('500.00');
    const { limits } = (await getPlayerProtection({ client })).value;
    expect(limits).toMatchObject([{ kind: 'DEPOSIT', period: 'DAY', used: '500.00', remaining: '0.00' }]);
    const refused = await refusalOf(createDepositOrder({ client, headers: keyOf(1), body: ORDER }));
    expect(refused.code).toBe('PLAYER_LIMIT_REACHED');
  },
  async 'limit-raise-ready'(client) {
    const path = { kind: 'DEPOSIT', period: 'DAY' } as const;
    const { value } = await confirmPlayerLimit({ client, headers: keyOf(1), path });
    expect(value).toMatchObject({ state: 'ACTIVE', limit: { amount: '5000.00' } });
  },
  async 'reality-check-due'(client) {
    const { session } = (await getGamingSession({ client })).value;
    expect(session).toMatchObject({ elapsedSeconds: 960, netPosition: '-140.00', rounds: 2, checkDue: true });
  },
  async 'locked-account'(client) {
    expect((await refusalOf(logInAs(client, 'member'))).code).toBe('AUTH_ACCOUNT_LOCKED');
  },
  async 'captcha-at-login'(client) {
    expect((await refusalOf(logInAs(client, 'member'))).code).toBe('AUTH_CAPTCHA_REQUIRED');
  },
  async 'time-out'(client) {
    const { restrictions } = (await getAccountRestrictions({ client })).value;
    expect(restrictions).toMatchObject([{ code: 'TIME_OUT', until: '2026-11-28T06:00:00.000Z' }]);
  },
  async 'self-excluded'(client) {
    const { restrictions } = (await getAccountRestrictions({ client })).value;
    expect(restrictions).toMatchObject([{ code: 'SELF_EXCLUDED', until: '2027-11-21T06:00:00.000Z' }]);
  },
  async 'inbox-full'(client) {
    const { value } = await listMessages({ client, query: PAGE });
    expect([value.totalElements, value.unreadMessage]).toEqual([500, 500]);
  },
  async 'inbox-empty'(client) {
    const { value } = await listMessages({ client, query: PAGE });
    expect([value.totalElements, value.unreadMessage]).toEqual([0, 0]);
  },
  async 'rewards-ending'(client) {
    const { value } = await listRewards({ client, query: { ...PAGE, status: 'CLAIMABLE' } });
    expect(value.content[0]?.expiresAt).toBe('2026-11-28T05:59:59.000Z');
  },
  async 'friend-nearly-qualified'(client) {
    expect(await balanceOf(client)).toBe('510.00');
    expect((await betsOf(client))[0]).toMatchObject({ betAmount: '1490.00' });
  },
  async 'identity-review'(client) {
    const { restrictions } = (await getAccountRestrictions({ client })).value;
    expect(restrictions[0]).toMatchObject({ code: 'IDENTITY_REVIEW', blocks: ['DEPOSIT', 'PLAY', 'WITHDRAW'] });
  },
  async 'identity-refused'(client) {
    const { requirements } = (await getIdentity({ client })).value;
    expect(requirements[0]).toMatchObject({ status: 'REFUSED', refusalCode: 'UNREADABLE' });
  },
  async 'address-asked'(client) {
    const { restrictions } = (await getAccountRestrictions({ client })).value;
    expect(restrictions[0]).toMatchObject({ code: 'IDENTITY_REQUIRED', requirement: 'ADDRESS', blocks: ['WITHDRAW'] });
  },
  async 'two-step-app'(client) {
    const error = await refusalOf(logInAs(client, 'member'));
    expect(error).toMatchObject({
      code: 'AUTH_IP_UNREGISTERED',
      value: { methods: ['SMS', 'EMAIL', 'TOTP', 'RECOVERY_CODE'] },
    });
  },
  async 'security-hold'(client) {
    const query = { amount: '500.00', currency: 'PHP', bankCardId: 'card_31' };
    expect(await refusalOf(quoteWithdraw({ client, query }))).toMatchObject({
      code: 'ACCOUNT_RESTRICTED',
      value: { reasons: [{ code: 'SECURITY_HOLD' }] },
    });
  },
  async 'mission-claimable'(client) {
    const { missions, claimableCount } = (await getMissionSummary({ client, query: {} })).value;
    expect(claimableCount).toBe(2);
    expect(missions[0]).toMatchObject({ missionId: 'mis_daily_turnover', status: 'CLAIMABLE' });
  },
  async 'missions-collected'(client) {
    const { missions, claimableCount } = (await getMissionSummary({ client, query: {} })).value;
    expect(claimableCount).toBe(0);
    expect(missions.filter(({ status }) => status === 'CLAIMED')).toHaveLength(2);
  },
  async 'leaderboard-decided'(client) {
    const { value } = await getMissionLeaderboard({ client, query: { period: 'PREVIOUS' } });
    expect(value).toMatchObject({ fixedAt: '2026-11-22T16:10:00.000Z', mine: { account: 'maricel' } });
    expect(value.mine?.reward).toMatch(/^\d+\.00$/);
  },
  async 'rank-up'(client) {
    const { vipLabelName, bonuses } = (await getVipProgress({ client })).value;
    expect(vipLabelName).toBe('Gold');
    expect(bonuses).toContainEqual(expect.objectContaining({ bonusId: 'vb_3_up', status: 'CLAIMABLE' }));
  },
  async 'rank-about-to-fall'(client) {
    const { vipLabelName, keepDone, keepRequired, keepUntil } = (await getVipProgress({ client })).value;
    expect([vipLabelName, keepRequired, keepUntil]).toEqual(['Silver', '10000.00', '2026-11-30T15:59:59.000Z']);
    expect(Number(keepDone)).toBeLessThan(10_000);
  },
  async 'raffle-turns'(client) {
    expect((await raffleOf(client)).remainingChances).toBeGreaterThanOrEqual(4);
  },
  async 'raffle-closed'(client) {
    const { value } = await getRaffleDraw({ client, query: RAFFLE });
    expect(value).toMatchObject({ ticketsHash: expect.any(String) });
    expect(value.tickets).toBeGreaterThanOrEqual(4);
    expect(value).not.toHaveProperty('winners');
  },
  async 'raffle-drawn'(client) {
    expect((await getRaffleDraw({ client, query: RAFFLE })).value.winners).toHaveLength(2);
  },
  async 'expired-password'(client) {
    expect((await logInAs(client, 'expiredPassword')).value).toMatchObject({ passwordExpired: true });
  },
  async 'phone-service'(client) {
    const { features, whitelabel } = await siteOf(client);
    expect(features.phoneAuth).toBe(true);
    expect(whitelabel).toMatchObject({ MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true });
  },
  async 'rules-ukgc-like'(client) {
    const { policy, brand } = await siteOf(client);
    expect(policy).toMatchObject({ closedGameTypes: ['COCKFIGHT'], limitPrompt: 'REQUIRE', withdrawCancel: false });
    expect([brand.termsMinAge, brand.birthdayMinAge]).toEqual([18, 18]);
  },
  async 'rules-mga-like'(client) {
    const { policy } = await siteOf(client);
    expect(policy).toMatchObject({ closedGameTypes: ['COCKFIGHT'], identityAbove: '0.00', recordsDays: 185 });
  },
  async 'rules-pagcor-like'(client) {
    const { policy, brand } = await siteOf(client);
    expect(policy).toMatchObject({ closedGameTypes: ['COCKFIGHT'], identityBefore: 'DEPOSIT' });
    expect([brand.termsMinAge, brand.birthdayMinAge]).toEqual([21, 21]);
  },
  async 'agent-10000-accounts'(client) {
    const query = { ...RANGE, startTime: '2026-10-31T16:00:00Z' };
    const { value } = await getTeamOverview({ client, query });
    expect(value).toMatchObject({ teamSize: 10_046, agents: 324 });
    expect(value.activeUsers).toBeGreaterThan(1000);
  },
  async 'bonus-in-play'(client) {
    const [bonus] = (await listBonusDetails({ client, query: PAGE })).value.content;
    expect(bonus).toMatchObject({ grantState: 'OPEN', progress: 50, turnoverRequired: '30000.00' });
  },
  async 'bonus-nearly-played'(client) {
    const [bonus] = (await listBonusDetails({ client, query: PAGE })).value.content;
    expect(bonus).toMatchObject({ grantState: 'OPEN', turnoverDone: '29500.00', turnoverRequired: '30000.00' });
  },
  async 'bonus-expired'(client) {
    const [bonus] = (await listBonusDetails({ client, query: { ...PAGE, ...RANGE } })).value.content;
    expect(bonus).toMatchObject({ grantState: 'EXPIRED', amount: '1000.00' });
    expect(await balanceOf(client)).toBe('1406.00');
  },
  async 'reload-day'(client) {
    expect((await getMemberBadges({ client })).value.availablePromoCount).toBe(2);
  },
  async birthday(client) {
    const { status, applicationsLeft, requirements = [] } = await birthdayOf(client);
    expect([status, applicationsLeft]).toEqual([undefined, 3]);
    expect(requirements.every(({ met }) => met)).toBe(true);
  },
  async 'application-in-review'(client) {
    expect(await birthdayOf(client)).toMatchObject({ status: 'PROCESS', applicationsLeft: 2 });
  },
  async 'application-rejected'(client) {
    expect(await birthdayOf(client)).toMatchObject({ status: 'REJECTED', applicationsLeft: 2 });
  },
  async 'birthday-issued'(client) {
    expect((await birthdayOf(client)).status).toBe('ISSUED');
    expect((await getMemberBadges({ client })).value).toMatchObject({ rewards: 1, availablePromoCount: 1 });
  },
  async 'challenge-open'(client) {
    expect(await challengeOf(client)).toMatchObject({ action: 'JOIN', requirements: [{ met: true }] });
  },
  async 'challenge-joined'(client) {
    const { status, progress } = await challengeOf(client);
    expect([status, progress?.counted, progress?.reward]).toEqual(['JOINED', '2400.00', '20.00']);
  },
  async 'challenge-in-process'(client) {
    expect((await challengeOf(client)).status).toBe('PROCESS');
  },
  async 'challenge-issued'(client) {
    expect((await challengeOf(client)).status).toBe('ISSUED');
    expect((await getMemberBadges({ client })).value).toMatchObject({ rewards: 1, availablePromoCount: 1 });
  },
  async 'challenge-closed'(client) {
    expect((await challengeOf(client)).status).toBe('CLOSE');
    expect((await getMemberBadges({ client })).value.availablePromoCount).toBe(0);
  },
  async 'promotions-dated'(client) {
    expect((await birthdayOf(client)).status).toBe('REJECTED');
    const { content } = (await listPromotions({ client, query: { ...PAGE, view: 'ENDED' } })).value;
    expect(content.map(({ promotionId, status }) => [promotionId, status])).toEqual([
      ['promo_weekend_reload', 'CLOSE'],
    ]);
  },
  async maintenance(client) {
    const { maintenance, maintenanceEnd } = await siteOf(client);
    expect([maintenance, maintenanceEnd]).toEqual([true, '2026-11-21T08:00:00.000Z']);
  },
  async 'closed-region'(client) {
    expect((await siteOf(client)).regionRestriction).toBe(true);
  },
};

describe('a scenario', () => {
  // The keys are exactly these.
  it.each(Object.keys(promises) as PromisedName[])('%s gives the state that it promises', async (name) => {
    await expect(promises[name](open(name))).resolves.toBeUndefined();
  });

  it('is applied to a new world by a control call, which answers a token of its account', async () => {
    const { fetch } = createRouter(createWorlds(), {
      loadSandbox() {
        throw new Error('No call of this test is for the sandbox.');
      },
    });
    const post = async (body: object) => {
      const request = new Request(`${CONTROL}/scenario`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const answer = await fetch(request);
      return { status: answer.status, body: await answer.json() };
    };
    const applied = async () => (await (await fetch(new Request(`${CONTROL}/scenarios`))).json()).applied;
    expect(await applied()).toBeNull();
    await post({ name: 'maintenance' });
    const { body } = await post({ name: 'deposit-pending' });
    expect(body).toMatchObject({ account: 'maricel', shows: scenarios['deposit-pending'].shows });
    expect(body.login).toMatchObject({ token: body.token, user: { account: 'maricel' } });
    expect(await applied()).toBe('deposit-pending');
    const client = createApiClient({ baseUrl: 'http://platform.example', fetch, getToken: () => body.token });
    expect((await siteOf(client)).maintenance).toBe(false);
    expect(await balanceOf(client)).toMatch(/^\d+\.\d\d$/);
    const unknown = await post({ name: 'toString' });
    expect([unknown.status, unknown.body.error]).toEqual([404, expect.stringContaining('new-member')]);
    await fetch(new Request(`${CONTROL}/reset`, { method: 'POST' }));
    expect(await applied()).toBeNull();
  });

  it('is the same state for the same seed', () => {
    const states = [1, 2].map(() => {
      const world = createWorld({ clock: createFrozenClock(NOON), seed: 7 });
      applyScenario(world, 'after-big-win');
      return world.store.bets.all().map(({ stake, payout, settledAt }) => [stake, payout, settledAt]);
    });
    expect(states[0]).toEqual(states[1]);
  });
});
