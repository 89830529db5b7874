import {
  claimVipBonus,
  getMemberInfo,
  getVipProgress,
  getWithdrawConfig,
  listVipRanks,
  login,
  type Client,
} from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { personas, type World } from '../../node.ts';
import { ids } from '../../seed/members.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { completeDeposit, moveTo, settleLostBet } from '../../testing/play.ts';
import { vipRankOf } from '../site/index.ts';
import { saveVipTotals } from './totals.ts';

const NOON = '2026-11-21T06:00:00Z';
const claim = (client: Client, bonusId: string, key: number) =>
  claimVipBonus({ client, headers: keyOf(key), body: { bonusId } });

/** Gives a member a rank, held since before this month. */
function giveRank(world: World, memberId: string, level: number): void {
  const rank = vipRankOf(level);
  if (rank === undefined) throw new Error(`There is no rank ${level}.`);
  const { depositRequired: deposits, betRequired: bets, name } = rank;
  world.store.transact(() => {
    world.store.members.update(memberId, { vipRank: level, vipName: name });
    const heldSince = '2026-09-30T16:00:00.000Z';
    saveVipTotals(world, { id: memberId, deposits, bets, highest: level, heldSince });
  });
}

it('PR-50: lists the ranks with their terms to visitors [VIP-01]', async () => {
  const { client } = createCaller();
  const { list } = (await listVipRanks({ client, query: {} })).value;
  expect(list.map(({ vipLabelName }) => vipLabelName)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
  expect(list[3]).toMatchObject({
    depositRequired: '300000.00',
    betRequired: '3000000.00',
    upgradeBonus: '888.00',
    weeklyBonus: '100.00',
    monthlyBonus: '500.00',
    keepBet: '150000.00',
    pointsFactor: '1.50',
    rebateRate: '0.0090',
    dailyWithdrawLimit: '500000.00',
  });
});

it('PR-51: adds deposits and bets to the totals, and names what the next rank needs', async () => {
  const { world, client } = await createPlayer();
  const before = (await getVipProgress({ client })).value;
  expect(before).toMatchObject({
    vipRankLevel: 2,
    nextLevel: 3,
    highestLevel: 2,
    depositRequired: '80000.00',
    betRequired: '800000.00',
    keepRequired: '10000.00',
  });
  settleLostBet(world, { memberId: ids.member, id: 'bet', at: NOON, validBet: '100.00' });
  completeDeposit(world, { memberId: ids.member, id: 'dep_one', at: NOON, paid: '200.00' });
  const after = (await getVipProgress({ client })).value;
  expect(Number(after.betDone) - Number(before.betDone)).toBe(100);
  expect(Number(after.keepDone) - Number(before.keepDone)).toBe(100);
  expect(Number(after.depositDone) - Number(before.depositDone)).toBe(200);
});

it('PR-51: gives a new rank at once, with its message, bonus and limits', async () => {
  const { world, client } = await createPlayer();
  const limitOf = async () => (await getWithdrawConfig({ client })).value.dailyLimit;
  world.store.transact(() => {
    const row = world.store.vipTotals.get(ids.member);
    if (row !== undefined) saveVipTotals(world, { ...row, deposits: '79999.99', bets: '800000.00' });
  });
  completeDeposit(world, { memberId: ids.member, id: 'dep_gold', at: NOON, paid: '0.01' });
  expect((await getMemberInfo({ client })).value).toMatchObject({ vipRankLevel: 3, vipLabelName: 'Gold' });
  expect(await limitOf()).toBe('200000.00');
  const messages = world.store.messages.findBy('memberId', ids.member);
  expect(messages.at(-1)).toMatchObject({ kind: 'ACCOUNT', titleEn: 'Your rank: Gold', link: { target: 'VIP' } });
  expect((await claim(client, 'vb_3_up', 1)).value).toMatchObject({ kind: 'UPGRADE', amount: '288.00' });
});

it('PR-52: takes the rank of a month without enough play on the first of the next', async () => {
  const { world, client, setToken } = await createPlayer();
  moveTo(world, '2026-11-30T16:00:00Z');
  setToken((await login({ client, body: bodyOf(personas.member) })).value.token);
  const progress = (await getVipProgress({ client })).value;
  expect(progress).toMatchObject({ vipLabelName: 'Bronze', highestLevel: 2, keepRequired: '0.00' });
});

it('PR-54: pays the bonus of the month once, to who held the rank on its first day', async () => {
  const { client } = await createPlayer();
  expect((await claim(client, 'vb_2_2026_11', 1)).value).toMatchObject({
    kind: 'MONTHLY',
    amount: '50.00',
    status: 'CLAIMED',
    expiresAt: '2026-11-30T15:59:59.000Z',
  });
  expect((await refusalOf(claim(client, 'vb_2_2026_11', 2))).code).toBe('REWARD_ALREADY_CLAIMED');
  expect((await refusalOf(claim(client, 'vb_3_up', 3))).code).toBe('VIP_BONUS_LOCKED');
  expect((await refusalOf(claim(client, 'vb_9_up', 4))).code).toBe('REWARD_NOT_FOUND');
});

it('PR-54: gives the bonus of the week on Monday after a quarter of what keeps the rank', async () => {
  const { world, client, setToken } = await createPlayer(personas.newcomer);
  giveRank(world, ids.newcomer, 4);
  const weekly = async () => (await getVipProgress({ client })).value.bonuses.find(({ kind }) => kind === 'WEEKLY');
  expect(await weekly()).toMatchObject({ bonusId: 'vb_4_2026_W48', status: 'LOCKED' });
  settleLostBet(world, { memberId: ids.newcomer, id: 'bet', at: NOON, validBet: '37500.00' });
  moveTo(world, '2026-11-22T16:00:00Z');
  setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
  expect(await weekly()).toMatchObject({
    bonusId: 'vb_4_2026_W48',
    status: 'CLAIMABLE',
    amount: '100.00',
    expiresAt: '2026-11-29T15:59:59.000Z',
  });
});

it('refuses members without a rank', async () => {
  const { client } = await createPlayer(personas.newcomer);
  expect((await refusalOf(getVipProgress({ client }))).code).toBe('FEATURE_DISABLED');
  expect((await refusalOf(claim(client, 'vb_1_up', 1))).code).toBe('FEATURE_DISABLED');
});
