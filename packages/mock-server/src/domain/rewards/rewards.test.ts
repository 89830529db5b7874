import {
  claimAllRewards,
  claimReward,
  getMemberBadges,
  getWalletBalance,
  getWithdrawConfig,
  listRewards,
  startTimeOut,
} from '@croupier/sdk/client';
import { DAY_MS, parseAmount, SECOND_MS } from '@croupier/sdk/rules';
import type { RewardSource } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { openStream } from '../../testing/events.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { grantReward, payReward } from './rewards.ts';

const PAGE = { pageNo: 1, pageSize: 20 };
const DAY_END = Date.parse('2026-11-21T15:59:59Z') + SECOND_MS;

interface Granted {
  readonly amount: string;
  readonly expiresAt: number | undefined;
  readonly source?: RewardSource;
}

function grant({ world }: Player, id: string, { amount, expiresAt, source = 'SYSTEM' }: Granted) {
  return grantReward(world, {
    id,
    memberId: ids.newcomer,
    source,
    title: { EN: id, TY: id },
    amount: parseAmount(amount, 'PHP'),
    at: world.clock.now(),
    expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
  });
}

/** bituin with the rewards of the examples. */
async function createReceiver(): Promise<Player> {
  const player = await createPlayer(personas.newcomer);
  grant(player, 'rw_1', { amount: '20.00', expiresAt: DAY_END + 7 * DAY_MS });
  grant(player, 'rw_2', { amount: '188.00', expiresAt: DAY_END });
  payReward(player.world, grant(player, 'rw_3', { amount: '50.00', expiresAt: DAY_END + 7 * DAY_MS }));
  return player;
}

const claim = async ({ client }: Player, rewardIds: string[], key = 'claim') =>
  (await claimReward({ client, headers: keyOf(key), body: { rewardIds } })).value;
const balanceOf = async ({ client }: Player) => (await getWalletBalance({ client })).value.balance;
const moveTo = ({ world }: Player, time: number) => world.clock.advance(time - world.clock.now().getTime());

it('EX-RC-01: credits all in their last millisecond, each once [REWARD-01]', async () => {
  const player = await createReceiver();
  moveTo(player, DAY_END - 1);
  const value = await claim(player, ['rw_1', 'rw_2', 'rw_1']);
  expect(value.claimed.map(({ rewardId, status }) => [rewardId, status])).toEqual([
    ['rw_1', 'CLAIMED'],
    ['rw_2', 'CLAIMED'],
  ]);
  expect([value.amount, value.balance, await balanceOf(player)]).toEqual(['208.00', '258.00', '258.00']);
});

it('EX-RC-02: credits none when one has expired', async () => {
  const player = await createReceiver();
  moveTo(player, DAY_END);
  expect((await refusalOf(claim(player, ['rw_1', 'rw_2', 'rw_3']))).code).toBe('REWARD_EXPIRED');
  expect(await balanceOf(player)).toBe('50.00');
});

it('PR-42: the first reward of the list that cannot be claimed decides', async () => {
  const player = await createReceiver();
  const refused = async (rewardIds: string[]) => (await refusalOf(claim(player, rewardIds, rewardIds.join('')))).code;
  expect(await refused(['rw_1', 'rw_3', 'rw_x'])).toBe('REWARD_ALREADY_CLAIMED');
  expect(await refused(['rw_x', 'rw_3'])).toBe('REWARD_NOT_FOUND');
  expect(await refused(['rw_5521'])).toBe('REWARD_NOT_FOUND');
  expect(await balanceOf(player)).toBe('50.00');
});

it('PR-40: lists claimable rewards by their end, then the others, the last that ended first', async () => {
  const player = await createReceiver();
  const { client, world } = player;
  grant(player, 'rw_4', { amount: '5.00', expiresAt: undefined });
  grant(player, 'rw_5', { amount: '7.00', expiresAt: world.clock.now().getTime() + SECOND_MS });
  world.clock.advance(SECOND_MS);
  const list = async (query: object = {}) => (await listRewards({ client, query: { ...PAGE, ...query } })).value;
  const idsOf = async (query: object) => (await list(query)).content.map(({ rewardId }) => rewardId);
  const all = await list();
  expect(all.content.map(({ rewardId, status }) => [rewardId, status])).toEqual([
    ['rw_2', 'CLAIMABLE'],
    ['rw_1', 'CLAIMABLE'],
    ['rw_4', 'CLAIMABLE'],
    ['rw_5', 'EXPIRED'],
    ['rw_3', 'CLAIMED'],
  ]);
  expect(all.content[0]).toMatchObject({ expiresAt: '2026-11-21T15:59:59.000Z', factor: '1' });
  expect([all.claimableCount, all.claimableAmount, all.totalAmount]).toEqual([3, '213.00', '270.00']);
  expect(await list({ status: 'EXPIRED' })).toMatchObject({ totalAmount: '7.00', claimableAmount: '213.00' });
  expect(await idsOf({ source: 'MISSION' })).toEqual([]);
  expect(await idsOf({ claimedFrom: '2026-11-21T06:00:00Z', claimedTo: '2026-11-21T06:00:00Z' })).toEqual(['rw_3']);
  expect(await idsOf({ claimedFrom: '2026-11-21T06:00:00.001Z' })).toEqual([]);
});

it('PR-40: lists ended rewards for 90 days, later only by their id', async () => {
  const player = await createReceiver();
  const { world } = player;
  const listed = async (query: object = {}) => {
    const renewed = await createPlayer(personas.newcomer, { saved: world.save(), clock: world.clock });
    const { value } = await listRewards({ client: renewed.client, query: { ...PAGE, ...query } });
    return value.content.map(({ rewardId }) => rewardId);
  };
  world.clock.advance(90 * DAY_MS - 1);
  expect(await listed()).toContain('rw_3');
  world.clock.advance(1);
  expect(await listed()).not.toContain('rw_3');
  expect(await listed({ rewardId: 'rw_3' })).toEqual(['rw_3']);
});

it('PR-07: a claimed reward is to be played once', async () => {
  const player = await createReceiver();
  await claim(player, ['rw_2']);
  const { value } = await getWithdrawConfig({ client: player.client });
  const required = value.grants.find(({ principal }) => principal === '188.00');
  expect(required).toMatchObject({ source: 'REWARD', required: '188.00', title: 'rw_2' });
});

it('PR-42: claims everything, or one source, and nothing twice', async () => {
  const player = await createReceiver();
  grant(player, 'rw_4', { amount: '5.00', expiresAt: undefined, source: 'RAFFLE' });
  const claimAll = async (key: string, body?: { source: RewardSource }) =>
    (await claimAllRewards({ client: player.client, headers: keyOf(key), ...(body && { body }) })).value;
  expect(await claimAll('raffle', { source: 'RAFFLE' })).toMatchObject({ amount: '5.00', balance: '55.00' });
  expect(await claimAll('all')).toMatchObject({ amount: '208.00', balance: '263.00' });
  expect(await claimAll('all')).toMatchObject({ amount: '208.00', balance: '263.00' });
  expect(await claimAll('again')).toEqual({ claimed: [], amount: '0.00', balance: '263.00', currency: 'PHP' });
});

it('P-21: what was earned before can be claimed during a break', async () => {
  const player = await createReceiver();
  await startTimeOut({ client: player.client, headers: keyOf('break'), body: { days: 7 } });
  expect((await claim(player, ['rw_1'])).amount).toBe('20.00');
});

it('the badge follows a claim and the end of a reward', async () => {
  const player = await createReceiver();
  const badge = async () => (await getMemberBadges({ client: player.client })).value.rewards;
  const before = await badge();
  const stream = await openStream(player);
  const reported = async () =>
    (await stream.take()).flatMap((event) => (event.type === 'badges.changed' ? [event.badges.rewards] : []));
  await claim(player, ['rw_1']);
  expect([await badge(), await reported()]).toEqual([before - 1, [before - 1]]);
  moveTo(player, DAY_END);
  player.world.runDueTasks();
  expect([await badge(), await reported()]).toEqual([before - 2, [before - 2]]);
});
