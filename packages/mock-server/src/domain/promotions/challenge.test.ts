import {
  applyPromotion,
  claimPromotion,
  claimReward,
  getMemberBadges,
  listMessages,
  listPromotions,
  listRewards,
  listTransactions,
  login,
  startTimeOut,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { keyOf, type Player } from '../../testing/money.ts';
import { settleLostBet, takeBackBet } from '../../testing/play.ts';
import {
  createNewcomer,
  deposit,
  participationsOf,
  passTo,
  playRound,
  promotionFor,
} from '../../testing/promotions.ts';
import { changeProfile } from '../member/index.ts';
import { redatePromotion } from './join-counts.ts';

const CHALLENGE = 'promo_slot_fortnight';
const PAGE = { pageNo: 1, pageSize: 20 };
/** The first instant after the two weeks that began on 18 November in Manila. */
const END = '2026-12-01T16:00:00Z';
const RESULT = '2026-12-01T16:10:00Z';
const LATER = '2026-11-22T06:00:00Z';

let keys = 0;
const join = ({ client }: Player) => {
  keys += 1;
  return claimPromotion({ client, headers: keyOf(`join_${keys}`), body: { promotionId: CHALLENGE } });
};
const refusalOfJoin = async (player: Player) => {
  const { code, value } = await refusalOf(join(player));
  return { code, ...value };
};
const play = ({ world }: Player, id: string, validBet: string, more: { at?: string; gameType?: 'RNG' | 'LIVE' } = {}) =>
  settleLostBet(world, { memberId: ids.newcomer, id, at: LATER, validBet, ...more });
const rewardsOf = async ({ client }: Player) =>
  (await listRewards({ client, query: PAGE })).value.content.filter(({ source }) => source === 'PROMOTION');
const messagesOf = async ({ client }: Player) =>
  (await listMessages({ client, query: PAGE })).value.content.filter(({ title }) =>
    title.startsWith('Dalawang linggong slots'),
  );
const progressOf = async (player: Player) => (await promotionFor(player, CHALLENGE)).progress;
const statusOf = async (player: Player) => (await promotionFor(player, CHALLENGE)).status;
const countOf = async ({ client }: Player) => (await getMemberBadges({ client })).value.availablePromoCount;

/** A member with a deposit who has joined on 21 November. */
async function createJoined(): Promise<Player> {
  const player = await createNewcomer();
  await deposit(player, '1000.00');
  await join(player);
  return player;
}

describe('joining a promotion', () => {
  it('PR-02: takes part without a credit, and is shown the same way everywhere', async () => {
    const player = await createNewcomer();
    await deposit(player, '1000.00');
    const open = await promotionFor(player, CHALLENGE);
    expect(open).toMatchObject({ action: 'JOIN', endAt: '2026-12-01T15:59:59.000Z' });
    expect([open.status, open.progress]).toEqual([undefined, undefined]);
    const { value } = await join(player);
    expect(value).toMatchObject({ status: 'JOINED', createdAt: '2026-11-21T06:00:03.000Z' });
    expect(value.balance).toBeUndefined();
    expect(await participationsOf(player)).toMatchObject([{ promotionId: CHALLENGE, status: 'JOINED' }]);
    expect(await promotionFor(player, CHALLENGE)).toMatchObject({
      status: 'JOINED',
      progress: { counted: '0.00', joinedAt: '2026-11-21T06:00:03.000Z' },
    });
    const query = { ...PAGE, view: 'MINE' } as const;
    const { content } = (await listPromotions({ client: player.client, query })).value;
    expect(content.map(({ promotionId }) => promotionId)).toEqual([CHALLENGE]);
  });

  it('PR-04: is refused without a deposit, a second time, and by another way', async () => {
    const player = await createNewcomer();
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_NOT_ELIGIBLE', reason: 'DEPOSIT_MISSING' });
    expect((await promotionFor(player, CHALLENGE)).requirements).toEqual([{ code: 'DEPOSIT_MISSING', met: false }]);
    const apply = applyPromotion({
      client: player.client,
      headers: keyOf('apply_challenge'),
      body: { promotionId: CHALLENGE },
    });
    expect((await refusalOf(apply)).value).toEqual({ reason: 'WRONG_ACTION' });
    await deposit(player, '200.00');
    await join(player);
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_ALREADY_CLAIMED' });
    expect(await participationsOf(player)).toHaveLength(1);
  });

  it('PR-04: is refused to another account of the household', async () => {
    const player = await createJoined();
    const { world, client } = player;
    changeProfile(world, ids.newcomer, { address: '14, MABINI street  Quezon-City.' });
    player.setToken((await login({ client, body: bodyOf(personas.member) })).value.token);
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_ALREADY_CLAIMED' });
  });

  it('PR-04: is refused before the promotion opens, after its end, and during a break', async () => {
    const player = await createNewcomer();
    await deposit(player, '200.00');
    redatePromotion(player.world, CHALLENGE, { startAt: '2026-11-21T07:00:00Z', endAt: null });
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_CLOSED' });
    redatePromotion(player.world, CHALLENGE, { startAt: null, endAt: END });
    await passTo(player, END);
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_CLOSED' });
    redatePromotion(player.world, CHALLENGE, { startAt: null, endAt: null });
    await startTimeOut({ client: player.client, headers: keyOf('challenge_break'), body: { days: 1 } });
    expect((await refusalOfJoin(player)).code).toBe('ACCOUNT_RESTRICTED');
  });
});

describe('what counts for a joined promotion', () => {
  it('PR-02: is the valid bets in its games after the join and before the end', async () => {
    const player = await createNewcomer();
    await deposit(player, '1000.00');
    play(player, 'before', '500.00', { at: '2026-11-21T06:00:03Z' });
    await join(player);
    play(player, 'first', '0.01', { at: '2026-11-21T06:00:03.001Z' });
    play(player, 'other', '500.00', { gameType: 'LIVE' });
    play(player, 'last', '1999.98', { at: '2026-12-01T15:59:59.999Z' });
    play(player, 'late', '500.00', { at: END });
    expect(await progressOf(player)).toEqual({ counted: '1999.99', joinedAt: '2026-11-21T06:00:03.000Z' });
    play(player, 'enough', '0.01');
    expect(await progressOf(player)).toMatchObject({ counted: '2000.00', reward: '20.00' });
  });

  it('PR-02: grows with a round that is played', async () => {
    const player = await createJoined();
    player.world.clock.advance(1000);
    await playRound(player);
    expect((await progressOf(player))?.counted).toBe('10.00');
  });

  it('PR-02: loses what is rolled back', async () => {
    const player = await createJoined();
    play(player, 'kept', '1200.00');
    play(player, 'taken', '900.00');
    expect(await progressOf(player)).toMatchObject({ counted: '2100.00', reward: '20.00' });
    takeBackBet(player.world, 'taken');
    expect((await progressOf(player))?.counted).toBe('1200.00');
    expect((await progressOf(player))?.reward).toBeUndefined();
  });

  it('PR-02: follows an end that staff move', async () => {
    const player = await createJoined();
    play(player, 'early', '100.00', { at: '2026-11-22T00:00:00Z' });
    play(player, 'late', '200.00', { at: '2026-11-23T00:00:00Z' });
    redatePromotion(player.world, CHALLENGE, { startAt: null, endAt: '2026-11-22T12:00:00Z' });
    expect((await progressOf(player))?.counted).toBe('100.00');
    redatePromotion(player.world, CHALLENGE, { startAt: null, endAt: END });
    expect((await progressOf(player))?.counted).toBe('300.00');
  });
});

describe('the end of a joined promotion', () => {
  it('PR-03: is followed by the result after 10 minutes, and a reward with a message when something was won', async () => {
    const player = await createJoined();
    play(player, 'won', '10000.00');
    await passTo(player, '2026-12-01T15:59:59.999Z');
    expect(await statusOf(player)).toBe('JOINED');
    await passTo(player, END);
    expect(await participationsOf(player)).toMatchObject([
      { status: 'PROCESS', updatedAt: '2026-12-01T16:00:00.000Z', expectedAt: '2026-12-01T16:10:00.000Z' },
    ]);
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_CLOSED' });
    await passTo(player, '2026-12-01T16:09:59.999Z');
    expect([await statusOf(player), await countOf(player)]).toEqual(['PROCESS', 0]);
    await passTo(player, RESULT);
    expect([await statusOf(player), await countOf(player)]).toEqual(['ISSUED', 1]);
    const [reward] = await rewardsOf(player);
    expect(reward).toMatchObject({ amount: '120.00', expiresAt: '2026-12-31T16:09:59.000Z' });
    const messages = await messagesOf(player);
    expect(messages.map(({ link }) => link)).toEqual([{ target: 'REWARD', id: reward?.rewardId }]);
    const { value } = await join(player);
    // With 30.00 of rebate.
    expect(value).toMatchObject({ status: 'CLAIMED', amount: '120.00', balance: '1150.00' });
    const query = { ...PAGE, startTime: '2026-12-01T16:00:00Z', endTime: '2026-12-02T15:59:59Z' };
    const [movement] = (await listTransactions({ client: player.client, query })).value.content;
    expect(movement).toMatchObject({ amount: '120.00', balanceAfter: '1150.00' });
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_ALREADY_CLAIMED' });
    expect([await statusOf(player), await countOf(player)]).toEqual(['CLAIMED', 0]);
  });

  it('PR-03: is caught up late and once, as of its moment', async () => {
    const player = await createJoined();
    play(player, 'won', '2000.00');
    await passTo(player, '2026-12-20T00:00:00Z');
    player.world.runDueTasks();
    const content = await rewardsOf(player);
    expect(content).toMatchObject([{ amount: '20.00', issuedAt: '2026-12-01T16:10:00.000Z' }]);
    const rewardIds = content.map(({ rewardId }) => rewardId);
    await claimReward({ client: player.client, headers: keyOf('challenge_reward'), body: { rewardIds } });
    expect(await participationsOf(player)).toMatchObject([{ status: 'CLAIMED', amount: '20.00' }]);
  });

  it('PR-03: closes what has won nothing, without a reward or a message', async () => {
    const player = await createJoined();
    play(player, 'few', '1999.99');
    await passTo(player, RESULT);
    expect([await statusOf(player), await countOf(player)]).toEqual(['CLOSE', 0]);
    expect(await rewardsOf(player)).toEqual([]);
    expect(await messagesOf(player)).toEqual([]);
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_CLOSED' });
  });

  it('PR-02: counts a roll-back until the result, and none after it', async () => {
    const player = await createJoined();
    play(player, 'kept', '2000.00');
    play(player, 'taken', '8000.00');
    await passTo(player, END);
    takeBackBet(player.world, 'taken');
    await passTo(player, RESULT);
    takeBackBet(player.world, 'kept');
    expect(await progressOf(player)).toMatchObject({ counted: '2000.00', reward: '20.00' });
    expect(await rewardsOf(player)).toMatchObject([{ amount: '20.00', status: 'CLAIMABLE' }]);
  });

  it('PR-03: leaves the reward 30 days to be claimed', async () => {
    const player = await createJoined();
    play(player, 'won', '2000.00');
    await passTo(player, '2026-12-31T16:10:00Z');
    expect([await statusOf(player), await countOf(player)]).toEqual(['CLOSE', 0]);
    expect(await refusalOfJoin(player)).toEqual({ code: 'PROMO_CLOSED' });
  });
});
