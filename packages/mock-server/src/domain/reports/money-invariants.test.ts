import {
  getAccountStatement,
  listTransactions,
  recallAllWallets,
  transferToUpline,
  transferWallet,
} from '@croupier/sdk/client';
import { parseAmount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { operatorAccount, post, vendorWallet } from '../ledger/index.ts';

const MEMBER = ids.member;
const START = Date.parse('2026-11-21T06:00:00.000Z');
const MINUTES = 60;
const PAGE = { pageNo: 1, pageSize: 100 };

const step = fc.record({
  what: fc.constantFrom('upline', 'toVendor', 'back', 'recall', 'bet', 'vendorBet', 'deposit'),
  pesos: fc.integer({ min: 1, max: 3000 }),
  minutes: fc.integer({ min: 0, max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Performs a step; one that is refused changes nothing. */
async function perform({ client, world }: Player, { what, pesos, minutes }: Step, index: number): Promise<void> {
  world.clock.advance(minutes * 60_000);
  const headers = keyOf(index);
  const amount = `${pesos}.00`;
  const body = { amount, currency: 'PHP' };
  const at = world.clock.now().toISOString();
  if (what === 'upline') await transferToUpline({ client, headers, body: { ...body, paymentPassword: '482915' } });
  else if (what === 'toVendor')
    await transferWallet({ client, headers, body: { ...body, fromWallet: 'MAIN', toWallet: 'JDB' } });
  else if (what === 'back')
    await transferWallet({ client, headers, body: { ...body, fromWallet: 'JDB', toWallet: 'MAIN' } });
  else if (what === 'recall') await recallAllWallets({ client, headers });
  else if (what === 'deposit') bookEntries(world, MEMBER, [{ at, type: 'DEPOSIT', amount }]);
  else if (what === 'bet') bookEntries(world, MEMBER, [{ at, type: 'BET', amount: `-${amount}` }]);
  else {
    const minor = BigInt(pesos) * 100n;
    post(world, { kind: 'BET', memberId: MEMBER }, [
      { account: vendorWallet(MEMBER, 'JDB'), amount: -minor, currency: 'PHP' },
      { account: operatorAccount('JDB'), amount: minor, currency: 'PHP' },
    ]);
  }
}

const minorOf = (text = '0') => parseAmount(text, 'PHP').minor;

it('keeps money, running balances and statements in agreement over any transfers, recalls and bets', async () => {
  const times = fc.tuple(fc.nat(MINUTES), fc.nat(MINUTES));
  const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), times, async (steps, [a, b]) => {
    const player = await createPlayer(personas.member);
    const { client, world } = player;
    const { journal } = world.store;
    for (const [index, next] of steps.entries()) await perform(player, next, index).catch(() => {});
    expect(journal.all().entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
    const { content } = (await listTransactions({ client, query: PAGE })).value;
    for (const [index, row] of content.slice(0, -1).entries())
      expect(minorOf(content[index + 1]?.balanceAfter) + minorOf(row.amount)).toBe(minorOf(row.balanceAfter));
    const [startTime = '', endTime = ''] = [Math.min(a, b), Math.max(a, b)].map((minute) =>
      new Date(START + minute * 60_000).toISOString(),
    );
    const { value } = await getAccountStatement({ client, query: { startTime, endTime } });
    const between = value.lines.reduce((sum, { amount }) => sum + minorOf(amount), 0n);
    expect(minorOf(value.opening) + between).toBe(minorOf(value.closing));
    const fundsAt = (time: number): bigint =>
      journal
        .all()
        .entries.filter(({ account }) => account.startsWith(`member:${MEMBER}:`))
        .filter(({ movementId }) => Date.parse(journal.movement(movementId)?.at ?? '') <= time)
        .reduce((sum, { amount }) => sum + amount, 0n);
    expect(minorOf(value.opening)).toBe(fundsAt(Date.parse(startTime) - 1));
    expect(minorOf(value.closing)).toBe(fundsAt(Date.parse(endTime)));
  });
  await fc.assert(property, { numRuns: 8 });
});
