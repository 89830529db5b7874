import {
  claimMissionReward,
  claimReward,
  getMemberBadges,
  getMissionLeaderboard,
  getMissionSummary,
  getWalletBalance,
  listRewards,
  listTransactions,
  login,
  startTimeOut,
  type Client,
} from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../node.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { completeDeposit, moveTo, settleLostBet, takeBackBet } from '../../testing/play.ts';

const NOON = '2026-11-21T06:00:00Z';
const DAILY = 'mis_daily_turnover';

const newcomer = () => createPlayer(personas.newcomer);
const missionOf = async (client: Client, missionId: string) => {
  const { missions } = (await getMissionSummary({ client, query: {} })).value;
  const mission = missions.find((each) => each.missionId === missionId);
  if (mission === undefined) throw new Error(`There is no mission ${missionId}.`);
  return mission;
};
const claim = (client: Client, missionId: string, key: number) =>
  claimMissionReward({ client, headers: keyOf(key), body: { missionId } });
const play = (id: string, validBet: string, at = NOON) => ({ memberId: ids.newcomer, id, at, validBet });

it('PR-30: lists the missions of the running periods with their terms [CALL-41]', async () => {
  const { client } = await newcomer();
  const { missions } = (await getMissionSummary({ client, query: {} })).value;
  const terms = missions.map(({ missionId, cadence, target, reward }) => [missionId, cadence, target, reward]);
  expect(terms).toEqual([
    ['mis_daily_turnover', 'DAILY', '1000.00', '20.00'],
    ['mis_daily_rounds', 'DAILY', '50', '10.00'],
    ['mis_weekly_deposit', 'WEEKLY', '3000.00', '30.00'],
    ['mis_weekly_variety', 'WEEKLY', '3', '25.00'],
    ['mis_three_days', 'ONCE', '3', '10.00'],
  ]);
  expect(missions[0]).toMatchObject({ startAt: '2026-11-20T16:00:00.000Z', endAt: '2026-11-21T15:59:59.000Z' });
});

it('PR-31: counts rounds of at least 5.00, and completed deposits of the week as they were paid', async () => {
  const { world, client } = await newcomer();
  settleLostBet(world, play('large', '5.00'));
  settleLostBet(world, play('small', '4.99'));
  settleLostBet(world, play('returned', '5.00'));
  takeBackBet(world, 'returned');
  completeDeposit(world, { memberId: ids.newcomer, id: 'dep_old', at: '2026-11-15T15:59:59Z', paid: '900.00' });
  completeDeposit(world, { memberId: ids.newcomer, id: 'dep_new', at: '2026-11-15T16:00:00Z', paid: '700.00' });
  expect((await missionOf(client, 'mis_daily_rounds')).progress).toBe('1');
  expect((await missionOf(client, 'mis_weekly_deposit')).progress).toBe('700.00');
});

it('PR-32: keeps a claimed reward when the bet is taken back, and an earlier day claimable for seven days', async () => {
  const { world, client } = await newcomer();
  settleLostBet(world, play('today', '1000.00'));
  await claim(client, DAILY, 1);
  takeBackBet(world, 'today');
  expect(await missionOf(client, DAILY)).toMatchObject({ status: 'CLAIMED', progress: '0.00' });
  moveTo(world, '2026-11-21T16:00:00Z');
  settleLostBet(world, play('tomorrow', '1000.00', '2026-11-21T16:00:00Z'));
  expect(await missionOf(client, DAILY)).toMatchObject({ status: 'CLAIMABLE' });
  const reward = world.store.rewards.get(`rw_${DAILY}_20261122_${ids.newcomer}`);
  expect(reward?.expiresAt).toBe('2026-11-29T16:00:00.000Z');
});

it('PR-41: a right is one reward, credited once, whichever call claims it', async () => {
  const { world, client } = await newcomer();
  settleLostBet(world, play('enough', '1000.00'));
  await claim(client, DAILY, 1);
  const balance = (await getWalletBalance({ client })).value.balance;
  const { content } = (await listRewards({ client, query: { pageNo: 1, pageSize: 20 } })).value;
  const reward = content.find(({ source }) => source === 'MISSION');
  expect(reward).toMatchObject({ amount: '20.00', status: 'CLAIMED' });
  const again = claimReward({ client, headers: keyOf(2), body: { rewardIds: [reward?.rewardId ?? ''] } });
  expect((await refusalOf(again)).code).toBe('REWARD_ALREADY_CLAIMED');
  expect((await getWalletBalance({ client })).value.balance).toBe(balance);
});

it('PR-33: credits a mission of the running period once, and shows the number of those to claim as badge', async () => {
  const { world, client } = await newcomer();
  expect((await refusalOf(claim(client, 'mis_unknown', 1))).code).toBe('MISSION_NOT_FOUND');
  expect((await refusalOf(claim(client, DAILY, 2))).code).toBe('MISSION_NOT_COMPLETE');
  settleLostBet(world, play('bet', '1000.00'));
  expect((await getMemberBadges({ client })).value).toMatchObject({ missions: 1, rewards: 1 });
  expect((await claim(client, DAILY, 3)).value).toMatchObject({ status: 'CLAIMED', balance: '20.00' });
  expect((await refusalOf(claim(client, DAILY, 4))).code).toBe('REWARD_ALREADY_CLAIMED');
  expect((await getMemberBadges({ client })).value).toMatchObject({ missions: 0, rewards: 0 });
  const range = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59Z' };
  const [movement] = (await listTransactions({ client, query: range })).value.content;
  expect(movement).toMatchObject({ type: 'REWARD', amount: '20.00' });
});

it('PR-33: leaves a mission of a finished period to the reward center', async () => {
  const { world, client } = await newcomer();
  settleLostBet(world, play('bet', '1000.00'));
  moveTo(world, '2026-11-21T16:00:00Z');
  expect(await missionOf(client, DAILY)).toMatchObject({ status: 'ACTIVE', progress: '0.00' });
  expect((await refusalOf(claim(client, DAILY, 1))).code).toBe('MISSION_NOT_COMPLETE');
  expect((await getMemberBadges({ client })).value).toMatchObject({ missions: 0, rewards: 1 });
});

it('shows during a break only missions that were done before it', async () => {
  const { world, client } = await newcomer();
  settleLostBet(world, play('bet', '1000.00'));
  await startTimeOut({ client, headers: keyOf(9), body: { days: 1 } });
  const { missions } = (await getMissionSummary({ client, query: {} })).value;
  expect(missions.map(({ missionId }) => missionId)).toEqual([DAILY]);
  expect((await claim(client, DAILY, 1)).value.status).toBe('CLAIMED');
});

it('PR-31: counts a login during a break, too, and what it completes can be claimed', async () => {
  const { world, client, setToken } = await newcomer();
  await startTimeOut({ client, headers: keyOf(9), body: { days: 7 } });
  for (const day of [22, 23]) {
    moveTo(world, `2026-11-${day}T06:00:00Z`);
    setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
  }
  expect((await claim(client, 'mis_three_days', 1)).value.status).toBe('CLAIMED');
});

it('PR-34: ranks the play of a mission by its games in its period, without prizes [CALL-42]', async () => {
  const { world, client } = await newcomer();
  settleLostBet(world, play('slot', '90000.00'));
  settleLostBet(world, { ...play('live', '5.00'), gameType: 'LIVE' });
  const { value } = await getMissionLeaderboard({ client, query: { missionId: DAILY } });
  expect(value).toMatchObject({ bands: [], mine: { rank: 1, account: 'bituin', score: '90000.00' } });
  expect([value.periodStart, value.periodEnd]).toEqual(['2026-11-20T16:00:00.000Z', '2026-11-21T15:59:59.000Z']);
  expect(value.content[0]).not.toHaveProperty('reward');
  const unknown = getMissionLeaderboard({ client, query: { missionId: 'mis_unknown' } });
  expect((await refusalOf(unknown)).code).toBe('MISSION_NOT_FOUND');
});

it('PR-34: masks the names of other members and gives the own place beside the page', async () => {
  const { world, client } = await newcomer();
  settleLostBet(world, play('bet', '0.50'));
  const { value } = await getMissionLeaderboard({ client, query: { pageSize: 2 } });
  expect(value.content.map(({ account }) => account)).toEqual([
    expect.stringMatching(/^.\*\*\*.?$/),
    expect.stringMatching(/^.\*\*\*.?$/),
  ]);
  expect(value.mine).toEqual({ rank: value.totalElements, account: 'bituin', score: '0.50' });
});

it('PR-35: gives the prizes of a week on Monday at 00:10, and changes no place afterwards', async () => {
  const { world, client, setToken } = await newcomer();
  settleLostBet(world, play('bet', '90000.00'));
  const prize = () => world.store.rewards.get(`rw_lb_20261116_${ids.newcomer}`);
  moveTo(world, '2026-11-22T16:09:59Z');
  world.runDueTasks();
  expect(prize()).toBeUndefined();
  moveTo(world, '2026-11-22T16:10:00Z');
  world.runDueTasks();
  expect(prize()).toMatchObject({ amount: '500.00', expiresAt: '2026-11-29T16:10:00.000Z' });
  takeBackBet(world, 'bet');
  setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
  const { value } = await getMissionLeaderboard({ client, query: { period: 'PREVIOUS' } });
  expect(value.mine).toMatchObject({ rank: 1, score: '90000.00', reward: '500.00' });
});

it('leaves out weeks without play after a long time, and fixes the one with play and the last one', async () => {
  const { world } = await newcomer();
  settleLostBet(world, play('bet', '90000.00'));
  const before = world.store.leaderboards.all().length;
  moveTo(world, '2126-11-21T06:00:00Z');
  world.runDueTasks();
  const starts = world.store.leaderboards.all().map(({ start }) => start);
  expect(starts.slice(before)).toEqual(['2026-11-15T16:00:00.000Z', '2126-11-10T16:00:00.000Z']);
});
