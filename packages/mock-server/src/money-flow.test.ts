import {
  cancelWithdrawOrder,
  createWithdrawOrder,
  disputeWithdrawPayout,
  getWalletBalance,
  getWithdrawConfig,
} from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { isFinalWithdrawal, parseAmount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { mainWallet, move, providerAccount } from './domain/ledger/index.ts';
import { withdrawableOf } from './domain/turnover/index.ts';
import { personas } from './seed/personas.ts';
import { minorOf } from './testing/games.ts';
import { keyOf } from './testing/money.ts';
import { logInAgain, MINUTE } from './testing/people.ts';
import { createTable } from './testing/vendor.ts';
import { askFor } from './testing/withdrawals.ts';

type Table = Awaited<ReturnType<typeof createTable>>;

/** Centavos that the sandbox's staff read. */
const ENDINGS = ['.00', '.01', '.02', '.03', '.04', '.05', '.06'] as const;

const action = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), pesos: fc.integer({ min: 1, max: 3000 }) }),
  fc.record({ kind: fc.constant('bonus' as const), pesos: fc.integer({ min: 1, max: 500 }) }),
  fc.record({
    kind: fc.constant('bet' as const),
    pesos: fc.integer({ min: 1, max: 400 }),
    times: fc.constantFrom(0, 1, 3),
  }),
  fc.record({ kind: fc.constant('rollback' as const), call: fc.nat(20) }),
  fc.record({
    kind: fc.constant('withdraw' as const),
    pesos: fc.integer({ min: 200, max: 9000 }),
    ending: fc.constantFrom(...ENDINGS),
  }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('dispute' as const), percent: fc.integer({ min: 0, max: 99 }) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 2, 4, 700, 1500) }),
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Does one thing; `number` is unique in its world. A refusal changes nothing. */
async function act(table: Table, step: Action, number: number): Promise<void> {
  const { client, world } = table;
  const newest = world.store.withdrawOrders.findBy('memberId', 'm_1001').at(-1)?.id ?? '';
  const target = { client, path: { orderId: newest }, headers: keyOf(number) };
  const posting = { memberId: 'm_1001', to: mainWallet('m_1001') };
  switch (step.kind) {
    case 'deposit':
    case 'bonus': {
      const [kind, from] =
        step.kind === 'deposit' ? (['DEPOSIT', providerAccount('bayani')] as const) : (['PROMOTION', 'bonus'] as const);
      return void move(world, { ...posting, kind, from, amount: parseAmount(`${step.pesos}.00`, 'PHP') });
    }
    case 'bet':
      await table.debit(`vt_${number}`, `${step.pesos}.00`, `rd_${number}`);
      return void (await table.call('vendorCredit', {
        transactionId: `vw_${number}`,
        roundId: `rd_${number}`,
        amount: `${step.pesos * step.times}.00`,
        roundClosed: true,
      }));
    case 'rollback':
      return void (await table.rollback(
        `vr_${number}`,
        `${step.call % 2 === 0 ? 'vt' : 'vw'}_${step.call % (number + 1)}`,
      ));
    case 'withdraw':
      return void (await createWithdrawOrder({
        client,
        headers: keyOf(number),
        body: askFor(`${step.pesos}${step.ending}`),
      }));
    case 'cancel':
      return void (await cancelWithdrawOrder(target));
    case 'dispute': {
      const part = world.store.withdrawPayouts.findBy('orderId', newest).find(({ status }) => status === 'SENT');
      const minor = (minorOf(part?.amount ?? '0.00') * BigInt(step.percent)) / 100n;
      const amountReceived = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
      const body = { amountReceived, currency: 'PHP', ...(part === undefined ? {} : { payoutId: part.id }) };
      return void (await disputeWithdrawPayout({ ...target, body }));
    }
    case 'wait':
      world.clock.advance(step.minutes * MINUTE);
      return logInAgain(table, personas.member);
  }
}

/** What must be true of the money of a world at any time. */
async function checkMoney({ client, world }: Table): Promise<void> {
  const { store } = world;
  const { value: config } = await getWithdrawConfig({ client });
  const balance = minorOf((await getWalletBalance({ client })).value.balance);
  expect(minorOf(config.withdrawable)).toBeGreaterThanOrEqual(0n);
  expect(withdrawableOf(world, 'm_1001').minor).toBe(minorOf(config.withdrawable));
  expect(minorOf(config.withdrawable) + minorOf(config.locked)).toBe(balance);
  expect(minorOf(config.turnoverDone)).toBeLessThanOrEqual(minorOf(config.turnoverRequired));
  const held = new Map<string | null, bigint>();
  for (const { movementId, amount } of store.journal.entriesIn('withdrawals')) {
    const order = store.journal.movement(movementId)?.reference ?? null;
    held.set(order, (held.get(order) ?? 0n) + amount);
  }
  for (const { id, status } of store.withdrawOrders.all()) {
    const isHeld = (held.get(id) ?? 0n) > 0n;
    expect(isHeld && isFinalWithdrawal(status)).toBe(false);
    expect(held.get(id) ?? 0n).toBeGreaterThanOrEqual(0n);
  }
  expect(store.journal.all().entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
}

it('keeps every centavo through any deposits, bets, rollbacks, withdrawals, disputes and jumps of the clock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      const table = await createTable();
      for (const [number, step] of actions.entries()) {
        await act(table, step, number).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
        await checkMoney(table);
      }
      const { world } = table;
      // At last nothing is left to happen but what waits for the member.
      world.clock.advance(10 * 1440 * MINUTE);
      await logInAgain(table, personas.member);
      await checkMoney(table);
      const own = world.store.withdrawOrders.findBy('memberId', 'm_1001');
      for (const { amount, status } of own) expect(isFinalWithdrawal(status) || amount.endsWith('.02')).toBe(true);
    }),
    { numRuns: 50 },
  );
});
