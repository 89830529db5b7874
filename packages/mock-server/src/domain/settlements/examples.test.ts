import examples from '@croupier/api-spec/fixtures/contract-examples.json' with { type: 'json' };
import { DAY_MS, formatAmount, HOUR_MS, MINUTE_MS, parseAmount, periodAt, splitAmount } from '@croupier/sdk/rules';
import { zContractType, zGameType } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { World } from '../../node.ts';
import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { agree, callAs, cashOf, createTeams, giveRecord, idOf, play, runTo, setCash } from '../../testing/contracts.ts';
import { figuresIn } from '../../testing/salary-figures.ts';
import { cancelOffer, createOffer, debtOf, decideOffer, isAccepted } from '../contracts/index.ts';
import { SITE_TIME_ZONE } from '../kernel/index.ts';
import { BONUS, COMMISSION, mainWallet, move } from '../ledger/index.ts';

const titled = (what: string, proves = '') =>
  examples
    .filter((example) => example.when.do === what)
    .map((example) => [`${example.id}: ${example.title}${proves}`, example] as const);

const line = z.object({
  account: z.string(),
  gameType: zGameType,
  validBet: z.optional(z.string()),
  stake: z.optional(z.string()),
  payout: z.optional(z.string()),
});
const tier = z.object({ threshold: z.string(), rate: z.string(), activeUsers: z.optional(z.number()) });
const deductions = z.optional(
  z.object({ BONUS: z.optional(z.string()), REBATE: z.optional(z.string()), SALARY: z.optional(z.string()) }),
);
type Deductions = z.infer<typeof deductions>;

const toSecond = (time: string): string => time.replace('.000Z', 'Z');
/** The first moment of a month before all seeded movements. */
const START = '2024-05-31T16:00:00Z';

/** Books what lowers the base of a dividend of amihan's line. */
function deduct(world: World, { BONUS: bonus, REBATE: rebate, SALARY: salary }: NonNullable<Deductions>): void {
  const book = (kind: 'PROMOTION' | 'REBATE' | 'SALARY', account: string, text: string | undefined): void => {
    if (text === undefined) return;
    const [memberId, from] = [idOf(world, account), kind === 'SALARY' ? COMMISSION : BONUS];
    move(world, { kind, memberId, from, to: mainWallet(memberId), amount: parseAmount(text, 'PHP') });
  };
  book('PROMOTION', 'kidlat', bonus);
  book('REBATE', 'lakandula', rebate);
  book('SALARY', 'amihan', salary);
}

const recordsIn = (world: World): SalaryRecordRow[] => world.store.salaryRecords.all();

const windowSchema = z.object({
  given: z.object({ type: zContractType, tiers: z.array(tier) }),
  when: z.object({ lines: z.array(line), deductions }),
});

it.each(titled('settle'))('%s', (_title, example) => {
  const { given, when } = windowSchema.parse(example);
  const { world } = createTeams(START);
  agree(world, { ...given, offeror: 'PLATFORM', offeree: 'amihan' });
  for (const played of when.lines) play(world, played);
  deduct(world, when.deductions ?? {});
  runTo(world, new Date(Date.parse(START) + 32 * DAY_MS));
  expect(recordsIn(world).slice(0, 1).map(figuresIn)).toEqual([example.expect]);
});

const dividendsSchema = z.object({
  given: z.object({ tiers: z.array(tier), carryOver: z.optional(z.boolean()) }),
  when: z.object({ periods: z.array(z.object({ lines: z.array(line), deductions })) }),
});

it.each(titled('dividends'))('%s', (_title, example) => {
  const { given, when } = dividendsSchema.parse(example);
  const { world } = createTeams(START);
  agree(world, { ...given, type: 'DIVIDEND', offeror: 'PLATFORM', offeree: 'amihan' });
  for (const period of when.periods) {
    for (const played of period.lines) play(world, played);
    deduct(world, period.deductions ?? {});
    const { end } = periodAt('MONTH', world.clock.now(), SITE_TIME_ZONE);
    runTo(world, new Date(end.getTime() + 10 * MINUTE_MS));
  }
  const figures = recordsIn(world).map(figuresIn);
  expect({ periods: figures }).toMatchObject(example.expect);
  expect(figures).toHaveLength(when.periods.length);
});

const chainSchema = z.object({
  given: z.object({
    type: zContractType,
    contracts: z.array(
      z.object({ contractId: z.string(), offeror: z.string(), offeree: z.string(), tiers: z.array(tier) }),
    ),
  }),
  when: z.object({ lines: z.array(line) }),
  expect: z.object({
    records: z.array(z.looseObject({ contractId: z.string() })),
    keeps: z.record(z.string(), z.string()),
  }),
});

it.each(titled('chain'))('%s', (_title, example) => {
  const { given, when, expect: expected } = chainSchema.parse(example);
  const { world } = createTeams(START);
  for (const contract of given.contracts) agree(world, { ...contract, type: given.type });
  for (const played of when.lines) play(world, played);
  const before = Object.keys(expected.keeps).map((account) => [account, keptBy(world, account)] as const);
  runTo(world, new Date(Date.parse(START) + (given.type === 'DIVIDEND' ? 32 : 1.5) * DAY_MS));
  const records = recordsIn(world).toSorted((a, b) => (a.contractId < b.contractId ? -1 : 1));
  expect(records.map((row) => ({ contractId: row.contractId, ...figuresIn(row) }))).toEqual(
    expected.records.map(({ offeror: _offeror, offeree: _offeree, ...record }) => record),
  );
  const kept = before.map(([account, cash]) => [
    account,
    formatAmount({ minor: keptBy(world, account) - cash, currency: 'PHP' }),
  ]);
  expect(Object.fromEntries(kept)).toEqual(expected.keeps);
});

/** What an account or the platform holds, in minor units. */
function keptBy(world: World, account: string): bigint {
  return world.store.journal.balanceOf(account === 'PLATFORM' ? COMMISSION : mainWallet(idOf(world, account)), 'PHP');
}

const paySchema = z.object({
  given: z.object({ cash: z.record(z.string(), z.string()) }),
  when: z.object({
    ticks: z.array(
      z.object({
        at: z.string(),
        due: z.optional(
          z.array(
            z.object({
              recordId: z.string(),
              payer: z.string(),
              payee: z.string(),
              kind: zContractType,
              depth: z.number(),
              dueAt: z.string(),
              amount: z.string(),
            }),
          ),
        ),
        credits: z.optional(z.array(z.object({ account: z.string(), amount: z.string() }))),
      }),
    ),
  }),
  expect: z.object({
    paid: z.array(z.object({ at: z.string(), recordId: z.string(), status: z.literal('PAID') })),
    pending: z.array(z.string()),
    overdue: z.record(z.string(), z.string()),
    cash: z.record(z.string(), z.string()),
  }),
});

it.each(titled('pay'))('%s', (_title, example) => {
  const { given, when, expect: expected } = paySchema.parse(example);
  const first = Date.parse(when.ticks[0]?.at ?? '');
  const { world } = createTeams(new Date(first - HOUR_MS).toISOString());
  for (const account of Object.keys(expected.cash)) setCash(world, account, given.cash[account] ?? '0.00');
  for (const { at, due = [], credits = [] } of when.ticks) {
    // Money arrives in the minute before the mark.
    world.clock.advance(Date.parse(at) - MINUTE_MS - world.clock.now().getTime());
    for (const { kind: type, ...record } of due) giveRecord(world, { ...record, type });
    for (const { account, amount } of credits) {
      const total = parseAmount(cashOf(world, account), 'PHP').minor + parseAmount(amount, 'PHP').minor;
      setCash(world, account, formatAmount({ minor: total, currency: 'PHP' }));
    }
    runTo(world, at);
  }
  const paid = recordsIn(world).filter(({ status }) => status === 'PAID');
  const order = (id: string): number =>
    world.store.journal.all().movements.findIndex(({ reference }) => reference === id);
  expect(
    paid
      .toSorted((a, b) => order(a.id) - order(b.id))
      .map(({ id: recordId, settledAt, status }) => ({ at: toSecond(settledAt ?? ''), recordId, status })),
  ).toEqual(expected.paid);
  expect(recordsIn(world).flatMap(({ id, status }) => (status === 'PENDING' ? id : []))).toEqual(expected.pending);
  const debts = Object.keys(expected.cash).flatMap((account) => {
    const debt = debtOf(world, idOf(world, account));
    return debt === undefined ? [] : [[account, debt.amount]];
  });
  expect(Object.fromEntries(debts)).toEqual(expected.overdue);
  const cash = Object.keys(expected.cash).map((account) => [account, cashOf(world, account)]);
  expect(Object.fromEntries(cash)).toEqual(expected.cash);
});

const versionsSchema = z.object({
  given: z.object({
    versions: z.array(
      z.object({
        version: z.number(),
        effectiveFrom: z.optional(z.string()),
        decidedAt: z.optional(z.string()),
        tiers: z.array(tier),
      }),
    ),
  }),
  when: z.object({ windows: z.array(z.object({ at: z.string(), lines: z.array(line) })) }),
});

it.each(titled('versions'))('%s', (_title, example) => {
  const { given, when } = versionsSchema.parse(example);
  const [old, next] = given.versions;
  if (old === undefined || next?.decidedAt === undefined) throw new Error('The example has two versions.');
  const { world } = createTeams('2026-11-15T16:00:00Z');
  const own = { offeror: 'PLATFORM', offeree: 'amihan', tiers: [{ threshold: '0.00', rate: '0.0050' }] };
  agree(world, { ...own, period: 'WEEKLY' });
  const first = agree(world, { ...old, period: 'WEEKLY', offeror: 'amihan', offeree: 'kidlat', tiers: old.tiers });
  const request = { type: 'DAILY_SALARY', period: 'WEEKLY', offeree: 'kidlat', currency: 'PHP' } as const;
  const tiers = next.tiers.map(({ threshold, rate }) => ({ threshold, rate }));
  const [amihan, kidlat] = [callAs(world, 'amihan'), callAs(world, 'kidlat')];
  cancelOffer(amihan, createOffer(amihan, { ...request, tiers }).contractId);
  const { contractId } = createOffer(amihan, { ...request, tiers });
  for (const { at, lines } of when.windows) {
    if (at > next.decidedAt && world.clock.now().getTime() < Date.parse(next.decidedAt)) {
      runTo(world, next.decidedAt);
      decideOffer(kidlat, 'DAILY_SALARY', { contractId, action: 'ACCEPT' });
    }
    runTo(world, at);
    for (const played of lines) play(world, played);
  }
  runTo(world, '2026-11-23T00:00:00Z');
  const { lineage } = first;
  const versions = world.store.contracts.findBy('lineage', lineage).filter(isAccepted);
  const records = world.store.salaryRecords.findBy('lineage', lineage);
  const total = records.reduce((sum, { amount }) => sum + parseAmount(amount, 'PHP').minor, 0n);
  expect({
    versions: versions.map(({ version, effectiveFrom, effectiveTo }) => ({
      version,
      effectiveFrom: toSecond(effectiveFrom),
      ...(effectiveTo === null ? {} : { effectiveTo: toSecond(effectiveTo) }),
      everInForce: effectiveTo === null || effectiveFrom < effectiveTo,
    })),
    records: records.map(({ periodStart, version, base, tier: reached, rate, amount }) => ({
      periodStart: toSecond(periodStart),
      version,
      base,
      tier: reached,
      rate,
      amount,
    })),
    total: formatAmount({ minor: total, currency: 'PHP' }),
    dueAt: toSecond(records.at(-1)?.dueAt ?? ''),
  }).toEqual(example.expect);
  expect(new Set(records.map(({ settledAt }) => settledAt))).toEqual(new Set(['2026-11-22T16:10:00.000Z']));
});

it.each(titled('assign'))('%s', (_title, example) => {
  const bets = z
    .object({ bets: z.array(z.object({ settledAt: z.string(), validBet: z.string() })) })
    .parse(example.when).bets;
  const { world } = createTeams('2026-11-21T05:00:00Z');
  agree(world, {
    type: 'HOUR_SALARY',
    offeror: 'PLATFORM',
    offeree: 'amihan',
    tiers: [{ threshold: '0.00', rate: '0.0010' }],
  });
  for (const { settledAt, validBet } of bets) {
    world.clock.advance(Date.parse(settledAt) - world.clock.now().getTime());
    play(world, { account: 'tala', gameType: 'RNG', validBet });
  }
  runTo(world, '2026-11-21T16:10:00Z');
  const windows = recordsIn(world).map(({ periodStart, base }) => ({ periodStart: toSecond(periodStart), base }));
  expect({ windows }).toEqual(example.expect);
});

it.each(titled('shares'))('%s', (_title, example) => {
  const { lines } = z.object({ lines: z.array(line) }).parse(example.when);
  const { tiers } = z.object({ tiers: z.array(tier) }).parse(example.given);
  const { world } = createTeams(START);
  agree(world, { offeror: 'PLATFORM', offeree: 'amihan', tiers });
  for (const played of lines) play(world, played);
  runTo(world, new Date(Date.parse(START) + 2 * DAY_MS));
  const [row] = recordsIn(world);
  if (row === undefined) throw new Error('Nothing was settled.');
  const weights = row.lines.map(({ validBet }) => parseAmount(validBet, 'PHP').minor);
  const parts = splitAmount(parseAmount(row.gross, 'PHP'), weights);
  const shares = row.lines.map(({ memberId, gameType }, index) => ({
    account: world.store.members.get(memberId)?.account ?? '',
    gameType,
    share: formatAmount(parts[index] ?? { minor: 0n, currency: 'PHP' }),
  }));
  const expected = z.object({ gross: z.string(), shares: z.array(z.unknown()) }).parse(example.expect);
  expect(row.gross).toBe(expected.gross);
  expect(shares).toEqual(expect.arrayContaining(expected.shares));
});

const dutySchema = z.object({
  given: z.object({
    contractId: z.string(),
    account: z.string(),
    tiers: z.array(tier),
    bets: z.array(z.object({ settledAt: z.string(), validBet: z.string() })),
  }),
  when: z.object({ runs: z.array(z.string()) }),
});

it.each(titled('duty', ' [CONTRACT-02]'))('%s', (_title, example) => {
  const { given, when } = dutySchema.parse(example);
  const { account, contractId, tiers } = given;
  const { world } = createTeams('2026-11-21T05:59:00Z');
  agree(world, { contractId, type: 'REALTIME_SALARY', offeror: 'amihan', offeree: account, tiers });
  const left = [...given.bets];
  const runs = when.runs.map((at) => {
    const known = new Set(recordsIn(world).map(({ id }) => id));
    while (left[0] !== undefined && Date.parse(left[0].settledAt) <= Date.parse(at)) {
      const { settledAt = at, validBet = '0.00' } = left.shift() ?? {};
      world.clock.advance(Math.max(0, Date.parse(settledAt) - world.clock.now().getTime()));
      play(world, { account, gameType: 'RNG', validBet });
    }
    runTo(world, at);
    return recordsIn(world)
      .filter(({ id }) => !known.has(id))
      .map(({ id: recordId, amount, settledAt }) => ({ recordId, amount, at: toSecond(settledAt ?? '') }));
  });
  const total = recordsIn(world).reduce((sum, { amount }) => sum + parseAmount(amount, 'PHP').minor, 0n);
  expect({ runs, total: formatAmount({ minor: total, currency: 'PHP' }) }).toEqual(example.expect);
});
