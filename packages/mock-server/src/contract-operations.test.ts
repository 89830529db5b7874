import {
  addAmounts,
  formatAmount,
  multiplyAmount,
  parseAmount,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createFrozenClock } from './clock/clock.ts';
import { COMMISSION, mainWallet } from './domain/ledger/index.ts';
import { getStatement } from './domain/settlements/index.ts';
import { withdrawableOf } from './domain/turnover/index.ts';
import { createWorld, type World } from './node.ts';
import type { SalaryRecordRow } from './store/rows/settlements.ts';
import { openContracts, operation, perform } from './testing/contract-operations.ts';
import { callAs, createTeams } from './testing/contracts.ts';

const START = '2024-11-21T06:00:00Z';
/** Operations in all sequences together, at least; with ten times the runs they are above 100,000, in two minutes. */
const OPERATIONS = 10_000;
/** Most operations of a sequence; half as many on average. */
const LENGTH = 1000;
const RUNS = 25;

const seeded = createTeams(START).world;

const php = (text: string): Amount => parseAmount(text, 'PHP');
const sum = (amounts: readonly Amount[]): Amount => amounts.reduce(addAmounts, php('0'));
const sumTexts = (texts: readonly string[]): Amount => sum(texts.map(php));

/** Each paid settlement has one movement from the payer to the payee, and nothing else moved by contract. */
function checkPayments({ store }: World, from: number): void {
  const records = new Map(store.salaryRecords.all().map((row) => [row.id, row]));
  for (const { id, kind, reference } of store.journal.all().movements.slice(from)) {
    if (kind !== 'SALARY' && kind !== 'DIVIDEND') continue;
    const row = records.get(reference ?? '');
    if (row?.movementId !== id) throw new Error(`The movement ${id} pays nothing.`);
    const entries = store.journal.entriesOf(id).map(({ account, amount }) => [account, amount]);
    const payer = row.payerId === null ? COMMISSION : mainWallet(row.payerId);
    const { minor } = php(row.amount);
    const expected = [
      [payer, -minor],
      [mainWallet(row.receiverId), minor],
    ];
    if (entries.join() !== expected.join()) throw new Error(`${row.id} is not paid by ${id}.`);
    records.delete(row.id);
  }
  for (const { id, status, amount, movementId, pendingPayer } of records.values()) {
    if (status === 'REJECTED' && (movementId !== null || pendingPayer !== null))
      throw new Error(`${id} is refused and owed.`);
    if (status === 'PAID' && (movementId !== null || php(amount).minor !== 0n)) throw new Error(`${id} was not moved.`);
  }
}

/** No moment of a lineage is in two windows. */
function checkWindows(rows: readonly SalaryRecordRow[]): void {
  const inOrder = rows.toSorted((a, b) => (a.periodStart < b.periodStart ? -1 : 1));
  for (const [index, row] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next !== undefined && next.periodStart < row.periodEnd) throw new Error(`${row.id} and ${next.id} overlap.`);
  }
}

/** What was paid, and what corrections still change, is what all paid windows are worth by now. */
function checkLineage({ store }: World, lineage: string, rows: readonly SalaryRecordRow[]): void {
  const paid = rows.filter(({ status }) => status === 'PAID');
  const carry = store.salaryCarries.get(lineage);
  const open = (carry?.open ?? []).map(({ was, is }) => subtractAmounts(php(is), php(was)));
  const accounted = sum([...paid.map(({ amount }) => php(amount)), ...open, php(carry?.correction ?? '0')]);
  const worth = sumTexts(paid.map((row) => (row.recounted ?? row).gross));
  if (accounted.minor !== worth.minor) {
    throw new Error(`${lineage} accounts for ${formatAmount(accounted)} of ${formatAmount(worth)}.`);
  }
}

/** The bets of a line in a window, read one by one. */
function turnoverOf({ store }: World, row: SalaryRecordRow): Amount {
  const line = new Set([row.receiverId]);
  for (const { id, uplineId } of store.profiles.all()) if (uplineId !== null && line.has(uplineId)) line.add(id);
  const inside = store.bets
    .all()
    .filter((bet) => bet.id.startsWith('bet_play_') && bet.status === 'SETTLED' && line.has(bet.memberId))
    .filter(({ settledAt }) => settledAt !== null && settledAt >= row.periodStart && settledAt < row.periodEnd);
  const isTie = (bet: (typeof inside)[number]): boolean => bet.gameType !== 'RNG' && bet.stake === bet.payout;
  if (row.type !== 'DIVIDEND') return sumTexts(inside.filter((bet) => !isTie(bet)).map(({ stake }) => stake));
  return subtractAmounts(sumTexts(inside.map(({ stake }) => stake)), sumTexts(inside.map(({ payout }) => payout)));
}

/** An unpaid window has the bets that its line has, and every statement adds up. */
function checkRecord(world: World, row: SalaryRecordRow): void {
  if (row.status === 'PENDING') {
    const net = addAmounts(php(row.net), sumTexts(row.deductions.map(({ amount }) => amount)));
    if (net.minor !== turnoverOf(world, row).minor) throw new Error(`${row.id} does not count its bets.`);
  }
  const account = world.store.members.get(row.receiverId)?.account ?? '';
  const { lines, amount } = getStatement(callAs(world, account), row.id);
  const of = (...kinds: string[]): Amount =>
    sumTexts(lines.filter(({ kind }) => kinds.includes(kind)).map((line) => line.amount ?? '0'));
  const rate = lines.find(({ kind }) => kind === 'TIER')?.rate ?? '0';
  const sides: [string, Amount, Amount][] = [
    ['base', of('BASE', 'DEDUCTION', 'CARRIED_IN'), of('BASE_TOTAL')],
    ['gross', multiplyAmount(of('BASE_TOTAL'), rate, 'down'), of('GROSS')],
    [
      'amount',
      of('GROSS', 'CORRECTION', 'CORRECTION_CARRIED_IN'),
      addAmounts(of('AMOUNT'), of('CORRECTION_CARRIED_OUT')),
    ],
    ['payment', of('AMOUNT'), php(amount)],
  ];
  for (const [name, a, b] of sides)
    if (a.minor !== b.minor) throw new Error(`The ${name} of ${row.id} does not add up.`);
}

/** What is due and not paid is above what its payer has, or waits for the next mark. */
function checkDebts(world: World): void {
  for (const { id, retryAt } of world.store.shortPayers.all()) {
    const due = world.store.salaryRecords.findBy('pendingPayer', id).map(({ amount }) => php(amount).minor);
    const most = due.reduce((high, minor) => (minor > high ? minor : high), 0n);
    if (retryAt === null && withdrawableOf(world, id).minor >= most) throw new Error(`${id} can pay and does not.`);
  }
}

it('CT-20 to CT-55: pays every window once and exactly over random operations', { timeout: 120_000 }, () => {
  let [performed, accepted, written, refused] = [0, 0, 0, 0];
  const sequence = fc.noBias(fc.array(operation, { minLength: 1, maxLength: LENGTH, size: 'max' }));
  const property = fc.property(sequence, (operations) => {
    const world = openContracts(createWorld({ copyOf: seeded, clock: createFrozenClock(new Date(START)) }));
    const from = world.store.journal.size();
    for (const step of operations) if (perform(world, step)) accepted += 1;
    performed += operations.length;
    const rows = world.store.salaryRecords.all();
    written += rows.length;
    refused += rows.filter(({ status }) => status === 'REJECTED').length;
    checkPayments(world, from);
    for (const lineage of new Set(rows.map((row) => row.lineage))) {
      const own = rows.filter((row) => row.lineage === lineage);
      checkWindows(own);
      checkLineage(world, lineage, own);
    }
    for (const row of rows) checkRecord(world, row);
    checkDebts(world);
  });
  fc.assert(property, { numRuns: RUNS });
  expect(performed).toBeGreaterThan(OPERATIONS);
  // Most are possible, and pay something: a sequence of refusals would prove nothing.
  expect(accepted / performed).toBeGreaterThan(0.6);
  expect(written).toBeGreaterThan(OPERATIONS / 10);
  expect(refused).toBeGreaterThan(OPERATIONS / 200);
});
