import { parseAmount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createFrozenClock } from './clock/clock.ts';
import { withdrawableOf } from './domain/turnover/index.ts';
import { createWorld, type World } from './node.ts';
import { ids } from './seed/members.ts';
import { openBank, operation, perform } from './testing/money-operations.ts';

const START = new Date('2026-11-21T06:00:00Z');
/** Operations in all sequences together, at least. */
const OPERATIONS = 100_000;
/** Most operations of a sequence; half as many on average. */
const LENGTH = 500;
const RUNS = 450;

const seeded = createWorld({ clock: createFrozenClock(START) });

/** What each movement since `from` must be: in balance, and no account of a member below zero. */
function checkMovements({ store }: World, from: number): void {
  const { movements, entries } = store.journal.all();
  const [first] = movements.slice(from, from + 1).flatMap(({ id }) => store.journal.entriesOf(id));
  if (first === undefined) return;
  const sums = new Map<string, bigint>();
  for (const { account, amount, balanceAfter, currency } of entries.slice(first.position)) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
    if (account.startsWith('member:') && balanceAfter < 0n) throw new Error(`${account} is below zero.`);
  }
  for (const [currency, sum] of sums) if (sum !== 0n) throw new Error(`${sum} ${currency} came out of nothing.`);
}

/** Books the whole journal again; every balance must come out of it. */
function replay({ store }: World): void {
  const balances = new Map<string, bigint>();
  for (const { account, amount, currency, balanceAfter } of store.journal.all().entries) {
    const balance = (balances.get(`${account} ${currency}`) ?? 0n) + amount;
    balances.set(`${account} ${currency}`, balance);
    if (balance !== balanceAfter) throw new Error(`${account} holds ${balance}, not ${balanceAfter}.`);
  }
  for (const [name, balance] of balances) {
    const [account = '', currency = ''] = name.split(' ');
    if (store.journal.balanceOf(account, currency) !== balance) throw new Error(`${name} is not ${balance}.`);
  }
}

/** Turnover is never above what is required, and what has counted is what is done. */
function checkGrants({ store }: World): void {
  for (const { id, done, required, currency } of store.turnoverGrants.findBy('memberId', ids.member)) {
    const minor = (text: string): bigint => parseAmount(text, currency).minor;
    const counted = store.turnoverContributions
      .findBy('grantId', id)
      .reduce((sum, row) => sum + minor(row.counted), 0n);
    if (counted !== minor(done)) throw new Error(`What has counted for ${id} is ${counted}, not ${done}.`);
    if (minor(done) > minor(required)) throw new Error(`${id} has ${done} of ${required}.`);
  }
}

it('keeps the ledger right over 100,000 random operations, each with one effect per key', { timeout: 300_000 }, () => {
  let [performed, accepted] = [0, 0];
  const sequence = fc.noBias(fc.array(operation, { minLength: 1, maxLength: LENGTH, size: 'max' }));
  const property = fc.property(sequence, (operations) => {
    const world = createWorld({ copyOf: seeded, clock: createFrozenClock(START) });
    const bank = openBank(world);
    for (const [number, step] of operations.entries()) {
      const before = world.store.journal.size();
      if (perform(bank, step, number)) accepted += 1;
      checkMovements(world, before);
    }
    performed += operations.length;
    replay(world);
    checkGrants(world);
    if (withdrawableOf(world, ids.member).minor < 0n) throw new Error('Less than nothing can be withdrawn.');
  });
  fc.assert(property, { numRuns: RUNS });
  expect(performed).toBeGreaterThan(OPERATIONS);
  // Most are possible: a sequence of refusals would prove nothing.
  expect(accepted / performed).toBeGreaterThan(0.4);
});
