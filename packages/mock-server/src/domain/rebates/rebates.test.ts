import { claimManualRebate, getManualRebate, listRebateHistory } from '@croupier/sdk/client';
import { HOUR_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { refusalOf } from '../../testing/caller.ts';
import { settleBet } from '../../testing/bets.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { earnRebate } from '../../testing/rebates.ts';
import { changeSettings } from '../site/index.ts';

const MEMBER_ID = 'm_1001';
const GOLD = 3;

it('PR-46: a rank that is reached during the day changes the rates from the next midnight on', async () => {
  const { client, world } = await createPlayer();
  world.store.transact(() => world.store.members.update(MEMBER_ID, { vipRank: GOLD }));
  settleBet(world, { id: 'today', memberId: MEMBER_ID, validBet: '100.00' });
  expect((await getManualRebate({ client })).value.rows).toMatchObject([{ gameType: 'RNG', rate: '0.0050' }]);
  world.clock.advance(12 * HOUR_MS);
  world.runDueTasks();
  settleBet(world, { id: 'tomorrow', memberId: MEMBER_ID, validBet: '100.00' });
  const open = world.store.rebates.findBy('memberId', MEMBER_ID).filter(({ state }) => state === 'OPEN');
  expect(open).toMatchObject([{ rate: '0.0060', validBet: '100.00' }]);
});

it('PR-47: what was not claimed is paid at 00:05 of the next day, once', async () => {
  const { world } = await createPlayer();
  earnRebate(world, MEMBER_ID);
  world.clock.advance(10 * HOUR_MS + 4 * 60_000);
  world.runDueTasks();
  const paid = () => world.store.rebates.findBy('memberId', MEMBER_ID).flatMap((row) => row.paid ?? []);
  expect(paid()).toEqual([]);
  world.clock.advance(HOUR_MS);
  world.runDueTasks();
  world.runDueTasks();
  expect(paid()).toMatchObject([{ at: '2026-11-21T16:05:00.000Z', source: 'AUTOMATIC', amount: '0.75' }]);
});

it('refuses claims where the site pays rebates by itself, and keeps the history', async () => {
  const { client, world } = await createPlayer();
  changeSettings(world, { manualRebate: false });
  expect((await refusalOf(getManualRebate({ client }))).code).toBe('FEATURE_DISABLED');
  expect((await refusalOf(claimManualRebate({ client, headers: keyOf(1), body: {} }))).code).toBe('FEATURE_DISABLED');
  expect((await listRebateHistory({ client })).value.content).toEqual([]);
});
