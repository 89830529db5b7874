import { getBettingRecord, getWalletBalance } from '@croupier/sdk/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minorOf } from '../../testing/games.ts';
import { createTable } from '../../testing/vendor.ts';

/**
 * Sends a vendor's calls of one round in order; returns the bet as its member sees it, and the change of the balance.
 * Calls: `debit 10`, `credit 10`, `win 10` (closes the round), `back 1` (rolls back the first call).
 */
async function play(calls: string) {
  const { debit, credit, rollback, bets, client } = await createTable();
  const balance = async () => minorOf((await getWalletBalance({ client })).value.balance);
  const before = await balance();
  for (const [index, call] of calls.split(', ').entries()) {
    const [kind, operand = ''] = call.split(' ');
    const id = `vt_${index + 1}`;
    if (kind === 'debit') await debit(id, operand);
    else if (kind === 'back') await rollback(id, `vt_${operand}`);
    else await credit(id, operand, { roundClosed: kind === 'win' });
  }
  const { value } = await getBettingRecord({ client, query: { betId: bets()[0]?.id ?? '' } });
  return { ...value.bettingRecord, gained: (await balance()) - before };
}

describe('a bet after rollbacks', () => {
  it.each([
    ['is unsettled again when a win of zero is rolled back', 'debit 100, win 0, back 2', 'UNSETTLED', '100.00', '0.00'],
    [
      'is unsettled again when the last win is rolled back',
      'debit 100, win 250, back 2',
      'UNSETTLED',
      '100.00',
      '0.00',
    ],
    [
      'shows the total of all stakes when all are rolled back',
      'debit 10, debit 20, back 1, back 2',
      'CANCELLED',
      '30.00',
      '30.00',
    ],
    ['stays settled when its stake is rolled back', 'debit 100, win 250, back 1', 'SETTLED', '0.00', '250.00'],
    [
      'is cancelled when stake and win are rolled back',
      'debit 100, win 250, back 1, back 2',
      'CANCELLED',
      '100.00',
      '100.00',
    ],
    [
      'is cancelled when the stake of a lost round is rolled back',
      'debit 100, win 0, back 1',
      'CANCELLED',
      '100.00',
      '100.00',
    ],
    ['stays settled when a later stake is rolled back', 'debit 9, win 5, debit 7, back 3', 'SETTLED', '9.00', '5.00'],
    ['is unsettled when a stake follows a complete rollback', 'debit 9, back 1, debit 8', 'UNSETTLED', '8.00', '0.00'],
    ['stays settled when an earlier win is rolled back', 'debit 9, credit 5, win 7, back 2', 'SETTLED', '9.00', '7.00'],
  ])('%s: %s', async (_what, calls, status, betAmount, payout) => {
    expect(await play(calls)).toMatchObject({ status, betAmount, payout });
  });

  it('has the net result of the wallet after any sequence of calls', async () => {
    const move = fc.oneof(
      fc.tuple(fc.constantFrom('debit', 'credit', 'win'), fc.integer({ min: 1, max: 900 })),
      fc.tuple(fc.constant('win'), fc.constant(0)),
      fc.tuple(fc.constant('back'), fc.integer({ min: 1, max: 8 })),
    );
    // Each rollback names an earlier call; rolling back a rollback is refused and changes nothing.
    const rounds = fc
      .array(move, { minLength: 1, maxLength: 7 })
      .map((moves) =>
        moves.map(([kind, value], index) => `${kind} ${kind === 'back' ? (value % (index + 1)) + 1 : value}`),
      )
      .map((calls) => ['debit 50', ...calls].join(', '));
    await fc.assert(
      fc.asyncProperty(rounds, async (calls) => {
        const { payout, betAmount, gained } = await play(calls);
        expect(minorOf(payout) - minorOf(betAmount)).toBe(gained);
      }),
      { numRuns: 30 },
    );
  });
});
