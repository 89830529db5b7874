import { getBettingRecord, getWalletBalance } from '@croupier/sdk/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minorOf } from '../testing/games.ts';
import { createTable } from '../testing/vendor.ts';

/**
 * Makes a vendor's calls of one round in order and returns the member's view of the bet and the gain. Steps: `debit
 * 10`, `credit 10`, `win 10` (closes the round), `back 1` (rolls back the first call).
 */
async function play(calls: string) {
  const { debit, credit, rollback, bets, client } = await createTable();
  const holds = async () => minorOf((await getWalletBalance({ client })).value.balance);
  const before = await holds();
  for (const [index, call] of calls.split(', ').entries()) {
    const [kind, what = ''] = call.split(' ');
    const id = `vt_${index + 1}`;
    if (kind === 'debit') await debit(id, what);
    else if (kind === 'back') await rollback(id, `vt_${what}`);
    else await credit(id, what, { roundClosed: kind === 'win' });
  }
  const { value } = await getBettingRecord({ client, query: { betId: bets()[0]?.id ?? '' } });
  return { ...value.bettingRecord, gained: (await holds()) - before };
}

describe('a bet after rollbacks', () => {
  it.each([
    ['waits again when the win of nothing is taken back', 'debit 100, win 0, back 2', 'UNSETTLED', '100.00', '0.00'],
    ['waits again when the last win is taken back', 'debit 100, win 250, back 2', 'UNSETTLED', '100.00', '0.00'],
    ['shows all that was given back', 'debit 10, debit 20, back 1, back 2', 'CANCELLED', '30.00', '30.00'],
    ['stays won when its stake is given back', 'debit 100, win 250, back 1', 'SETTLED', '0.00', '250.00'],
    ['is cancelled without stake and win', 'debit 100, win 250, back 1, back 2', 'CANCELLED', '100.00', '100.00'],
    ['is cancelled when a lost stake is given back', 'debit 100, win 0, back 1', 'CANCELLED', '100.00', '100.00'],
    ['is settled when only a later stake is given back', 'debit 9, win 5, debit 7, back 3', 'SETTLED', '9.00', '5.00'],
    ['begins anew with a stake after all was given back', 'debit 9, back 1, debit 8', 'UNSETTLED', '8.00', '0.00'],
    ['is settled when an earlier win is taken back', 'debit 9, credit 5, win 7, back 2', 'SETTLED', '9.00', '7.00'],
  ])('%s: %s', async (_what, calls, status, betAmount, payout) => {
    expect(await play(calls)).toMatchObject({ status, betAmount, payout });
  });

  it("always matches the wallet's gain or loss", async () => {
    const move = fc.oneof(
      fc.tuple(fc.constantFrom('debit', 'credit', 'win'), fc.integer({ min: 1, max: 900 })),
      fc.tuple(fc.constant('win'), fc.constant(0)),
      fc.tuple(fc.constant('back'), fc.integer({ min: 1, max: 8 })),
    );
    // Each rollback names an earlier call; rolling back a rollback is refused and changes nothing.
    const rounds = fc
      .array(move, { minLength: 1, maxLength: 7 })
      .map((moves) => moves.map(([kind, what], at) => `${kind} ${kind === 'back' ? (what % (at + 1)) + 1 : what}`))
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
