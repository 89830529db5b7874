import {
  createDepositOrder,
  forfeitBonus,
  getWithdrawConfig,
  listBonusDetails,
  listTransactions,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { createTable } from '../../testing/vendor.ts';
import { setMain } from '../../testing/withdrawals.ts';

const PAGE = { pageNo: 1, pageSize: 20 };
const BONUS = 'bon_4410';

const forfeit = async ({ client }: Pick<Player, 'client'>, bonusId = BONUS, key: string | number = 1) =>
  (await forfeitBonus({ client, headers: keyOf(key), body: { bonusId } })).value;
const bonusOf = async ({ client }: Pick<Player, 'client'>, bonusId = BONUS) =>
  (await listBonusDetails({ client, query: { ...PAGE, bonusId } })).value.content[0];

describe('forfeiting a bonus', () => {
  it('takes the bonus from the main wallet, leaves the rest, and frees it from the requirement (PR-10)', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const before = await bonusOf(player);
    expect(before).toMatchObject({ grantState: 'OPEN', forfeitAmount: '500.00', maxStake: '500.00' });
    world.clock.advance(1000);
    expect(await forfeit(player)).toMatchObject({
      bonus: { bonusId: BONUS, grantState: 'FORFEITED', endedAt: '2026-11-21T06:00:01.000Z', turnoverDone: '2714.00' },
      taken: '500.00',
      balance: '11980.50',
    });
    const { locked, withdrawable, grants } = (await getWithdrawConfig({ client })).value;
    expect([locked, withdrawable, grants.map(({ source }) => source)]).toEqual(['1000.00', '10980.50', ['DEPOSIT']]);
    const ended = await bonusOf(player);
    for (const field of ['forfeitAmount', 'expiresAt', 'maxStake', 'gameWeights'] as const)
      expect(ended?.[field]).toBeUndefined();
    const [row] = (await listTransactions({ client, query: { ...PAGE, transactionType: 'PROMOTION' } })).value.content;
    expect(row).toMatchObject({
      amount: '-500.00',
      reasonCode: 'BONUS_FORFEITED',
      reference: { kind: 'BONUS', id: BONUS },
    });
  });

  it('with one key takes it once, and is refused for a bonus that is not active (PR-10)', async () => {
    const player = await createPlayer();
    const answers = await Promise.all([forfeit(player), forfeit(player)]);
    expect(answers.map(({ balance }) => balance)).toEqual(['11980.50', '11980.50']);
    expect((await refusalOf(forfeit(player, BONUS, 2))).code).toBe('BONUS_NOT_ACTIVE');
    const rebate = (await listBonusDetails({ client: player.client, query: PAGE })).value.content.find(
      ({ grantState }) => grantState === undefined,
    );
    expect((await refusalOf(forfeit(player, rebate?.bonusId, 3))).code).toBe('BONUS_NOT_ACTIVE');
  });

  it('is refused for a bonus of somebody else, which it does not touch', async () => {
    const other = await createPlayer(personas.newcomer);
    expect((await refusalOf(forfeit(other))).code).toBe('BONUS_NOT_FOUND');
    expect((await refusalOf(forfeit(other, 'bon_0', 2))).code).toBe('BONUS_NOT_FOUND');
  });

  it('opens the way to another bonus (PR-06)', async () => {
    const player = await createPlayer(personas.newcomer);
    const { client, world } = player;
    const order = (promotionId: string, key: number) =>
      createDepositOrder({
        client,
        headers: keyOf(key),
        body: { methodId: 'pm_ewallet_01', amount: '500.00', currency: 'PHP', promotionId },
      });
    await order('promo_welcome100', 1);
    world.clock.advance(5000);
    expect((await refusalOf(order('promo_weekend_reload', 2))).code).toBe('BONUS_ACTIVE');
    const [bonus] = (await listBonusDetails({ client, query: PAGE })).value.content;
    await forfeit(player, bonus?.bonusId, 3);
    expect((await order('promo_weekend_reload', 4)).value.depositOrder.amount).toBe('500.00');
  });

  it('lapses for what the wallets lack when no bet is open, and takes it out of open bets else (PR-11)', async () => {
    const poor = await createPlayer();
    setMain(poor.world, '120.00');
    expect(await forfeit(poor)).toMatchObject({ taken: '120.00', balance: '0.00' });
    setMain(poor.world, '1000.00');
    expect((await bonusOf(poor))?.grantState).toBe('FORFEITED');

    const table = await createTable();
    setMain(table.world, '300.00');
    await table.debit('vt_1', '200.00');
    await table.debit('vt_2', '80.00', 'rd_2');
    expect(await forfeit(table)).toMatchObject({ taken: '20.00', balance: '0.00' });
    // 480.00 are owed: 150.00 of a part of the first bet, then all that the second one pays.
    expect((await table.credit('vt_3', '150.00')).value).toMatchObject({ balance: '0.00' });
    const second = { transactionId: 'vt_4', roundId: 'rd_2', amount: '400.00' };
    expect((await table.call('vendorCredit', second)).value).toMatchObject({ balance: '70.00' });
    expect((await table.credit('vt_5', '30.00')).value).toMatchObject({ balance: '100.00' });
  });

  it('takes nothing of a bet that was closed once and is paid afterwards (PR-11)', async () => {
    const table = await createTable();
    setMain(table.world, '100.00');
    await table.debit('vt_1', '100.00');
    expect(await forfeit(table)).toMatchObject({ taken: '0.00', balance: '0.00' });
    await table.credit('vt_2', '0.00');
    await table.rollback('vt_3', 'vt_2');
    expect((await table.credit('vt_4', '70.00')).value).toMatchObject({ balance: '70.00' });
  });
});

describe('what has counted for a bonus', () => {
  it('is listed by category of games, and its column is the progress, also after a bet is taken back (W-12, W-14)', async () => {
    const table = await createTable();
    const sum = async (): Promise<readonly [number, number]> => {
      const bonus = await bonusOf(table);
      const counted = (bonus?.contributions ?? []).reduce((total, { counted: one }) => total + Number(one), 0);
      return [counted, Number(bonus?.turnoverDone)];
    };
    expect(await sum()).toEqual([2714, 2714]);
    // 1,000.00 are for the deposit, 500.00 for the bonus.
    for (const [round, amount] of ['500.00', '500.00', '500.00'].entries()) {
      await table.debit(`vt_d${round}`, amount, `rd_${round + 1}`);
      await table.call('vendorCredit', { transactionId: `vt_c${round}`, roundId: `rd_${round + 1}`, amount: '0.00' });
    }
    expect(await sum()).toEqual([3214, 3214]);
    expect((await bonusOf(table))?.contributions).toEqual([
      { gameType: 'RNG', validBet: '3094.00', counted: '3094.00' },
      { gameType: 'LIVE', validBet: '600.00', counted: '120.00' },
    ]);
    await table.rollback('vt_r', 'vt_d2');
    expect(await sum()).toEqual([2714, 2714]);
  });
});
