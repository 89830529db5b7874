import examples from '@croupier/api-spec/fixtures/contract-examples.json' with { type: 'json' };
import { DAY_MS, formatAmount, MINUTE_MS, parseAmount, periodAt, subtractAmounts } from '@croupier/sdk/rules';
import type { ContractType } from '@croupier/sdk/types';
import { zGameType } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { World } from '../../node.ts';
import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { agree, createTeams, play, runTo, setCash, type PlayedLine } from '../../testing/contracts.ts';
import { takeBackBet } from '../../testing/play.ts';
import { correctionsIn, figuresIn } from '../../testing/salary-figures.ts';
import { SITE_TIME_ZONE } from '../kernel/index.ts';

const titled = (what: string) =>
  examples
    .filter((example) => example.when.do === what)
    .map((example) => [`${example.id}: ${example.title}`, example] as const);

const tier = z.object({ threshold: z.string(), rate: z.string() });
const line = z.object({ account: z.string(), gameType: zGameType, validBet: z.string() });
const money = z.object({ account: z.string(), gameType: zGameType, stake: z.string(), payout: z.string() });

const less = (a: string, b: string): string =>
  formatAmount(subtractAmounts(parseAmount(a, 'PHP'), parseAmount(b, 'PHP')));

/** The start of the window that an id names, which is in the brand's time. */
function startOf(recordId: string): Date {
  const [, year, month, day, hour, minute] = /_(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(recordId) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:00+08:00`);
}

const correctSchema = z.object({
  given: z.object({
    tiers: z.array(tier),
    windows: z.array(z.object({ recordId: z.string(), lines: z.array(line) })),
  }),
  when: z.object({
    steps: z.array(
      z.object({
        recordId: z.string(),
        rollbacks: z.optional(z.array(z.extend(line, { recordId: z.string() }))),
        lines: z.array(line),
      }),
    ),
  }),
});

const seen = ({ id: recordId, base, rate, gross, amount }: SalaryRecordRow) => ({
  recordId,
  base,
  rate,
  gross,
  amount,
});

it.each(titled('correct'))('%s', (_title, example) => {
  const { given, when } = correctSchema.parse(example);
  const [{ recordId: first } = { recordId: '' }] = given.windows;
  const isDaily = first.endsWith('0000');
  const type: ContractType = isDaily ? 'DAILY_SALARY' : 'REALTIME_SALARY';
  const { world } = createTeams(startOf(first).toISOString());
  setCash(world, 'amihan', '1000000.00');
  const contractId = `ct_${first.split('_')[1]}`;
  agree(world, { contractId, type, offeror: 'amihan', offeree: 'tala', tiers: given.tiers });
  const rollbacks = when.steps.flatMap((step) => step.rollbacks ?? []);
  const taken: string[] = [];
  for (const { recordId, lines } of given.windows) {
    for (const played of lines) {
      const back = rollbacks.find((other) => other.recordId === recordId && other.gameType === played.gameType);
      if (back !== undefined) taken.push(...play(world, { ...played, validBet: back.validBet }));
      const rest = less(played.validBet, back?.validBet ?? '0');
      if (rest !== '0.00') play(world, { ...played, validBet: rest });
    }
  }
  const length = isDaily ? DAY_MS : 5 * MINUTE_MS;
  const payWindow = (recordId: string): void =>
    runTo(world, new Date(startOf(recordId).getTime() + length + (isDaily ? 10 : 0) * MINUTE_MS));
  payWindow(first);
  const paid = world.store.salaryRecords.all().map(seen);
  const records = when.steps.map(({ recordId, lines }) => {
    runTo(world, startOf(recordId));
    for (const id of taken.splice(0)) takeBackBet(world, id);
    for (const played of lines) play(world, played);
    payWindow(recordId);
    return world.store.salaryRecords.get(recordId);
  });
  const expected = z
    .object({
      settled: z.array(z.unknown()),
      records: z.array(z.looseObject({ correctionLines: z.array(z.looseObject({})) })),
    })
    .parse(example.expect);
  expect(paid).toEqual(expected.settled);
  expect(records.map((row) => row && { ...seen(row), ...correctedPart(row) })).toEqual(
    expected.records.map(({ correctionLines, ...record }) => ({
      ...record,
      correctionLines: correctionLines.map(({ base: _base, rate: _rate, ...part }) => part),
    })),
  );
});

/** Corrections as examples write them. */
function correctedPart(row: SalaryRecordRow) {
  const { corrections, correctionCarriedOut } = row;
  const correctionLines = corrections.map((correction) => ({
    ...correction,
    amount: less(correction.is, correction.was),
  }));
  return { correctionLines, corrections: correctionsIn(row), correctionCarriedOut };
}

const dividendSchema = z.object({
  given: z.object({ tiers: z.array(tier), settled: z.object({ lines: z.tuple([money]), carriedIn: z.string() }) }),
  when: z.object({ corrected: z.object({ lines: z.tuple([money]) }), next: z.object({ lines: z.tuple([money]) }) }),
});

it.each(titled('correctDividend'))('%s', (_title, example) => {
  const { given, when } = dividendSchema.parse(example);
  const { world } = createTeams('2024-05-31T16:00:00Z');
  const { lineage } = agree(world, { type: 'DIVIDEND', offeror: 'PLATFORM', offeree: 'amihan', tiers: given.tiers });
  const { carriedIn: base, lines } = given.settled;
  world.store.transact(() => world.store.salaryCarries.insert({ id: lineage, base, correction: '0.00', open: [] }));
  const [before] = lines;
  const [after] = when.corrected.lines;
  const lost = less(before.stake, after.stake);
  play(world, { ...before, stake: after.stake });
  const [taken = ''] = play(world, { ...before, stake: lost, payout: '0.00' });
  const first = endMonth(world);
  takeBackBet(world, taken);
  const [recounted] = world.store.salaryRecords.all();
  play(world, when.next.lines[0]);
  const next = endMonth(world);
  const expected = z
    .object({
      first: z.unknown(),
      next: z.unknown(),
      again: z.looseObject({}),
      moneyDelta: z.string(),
      carryDelta: z.string(),
    })
    .parse(example.expect);
  expect(first && figuresIn(first)).toEqual(expected.first);
  expect(expected.again).toMatchObject({ ...recounted?.recounted });
  expect(less(recounted?.recounted?.gross ?? '0', first?.gross ?? '0')).toBe(expected.moneyDelta);
  expect(less(recounted?.recounted?.carriedOut ?? '0', first?.carriedOut ?? '0')).toBe(expected.carryDelta);
  expect(next && figuresIn(next)).toEqual(expected.next);
});

/** Goes to the pay day of the running month; returns its settlement. */
function endMonth(world: World): SalaryRecordRow | undefined {
  const { end } = periodAt('MONTH', world.clock.now(), SITE_TIME_ZONE);
  runTo(world, new Date(end.getTime() + 10 * MINUTE_MS));
  return world.store.salaryRecords.all().at(-1);
}

const REALTIME = { type: 'REALTIME_SALARY', offeror: 'amihan', offeree: 'tala' } as const;
const TEN_PER_MILLE = [{ threshold: '0.00', rate: '0.0100' }];
const START = '2026-11-20T06:00:00Z';
const minutesLater = (minutes: number): Date => new Date(Date.parse(START) + minutes * MINUTE_MS);
const spin = (validBet: string): PlayedLine => ({ account: 'tala', gameType: 'RNG', validBet });

/** A world in which tala was paid 10.00 for a window of 1,000.00; the ids are of its two bets of 600.00 and 400.00. */
function createPaid() {
  const { world } = createTeams(START);
  setCash(world, 'amihan', '1000.00');
  agree(world, { ...REALTIME, tiers: TEN_PER_MILLE });
  const bets = [...play(world, spin('600.00')), ...play(world, spin('400.00'))];
  runTo(world, minutesLater(5));
  return { world, bets };
}

it('CT-55: two bets of one window that are taken back are one correction', () => {
  const { world, bets } = createPaid();
  for (const id of bets) takeBackBet(world, id);
  play(world, spin('3000.00'));
  runTo(world, minutesLater(10));
  const [paid, next] = world.store.salaryRecords.all();
  expect(paid).toMatchObject({ amount: '10.00', gross: '10.00', recounted: { gross: '0.00' } });
  expect(next?.corrections).toEqual([{ recordId: paid?.id, was: '10.00', is: '0.00' }]);
  expect(next?.amount).toBe('20.00');
});

it('CT-55: a window whose bets are restored before the next pay needs no correction', () => {
  const { world, bets } = createPaid();
  takeBackBet(world, bets[1] ?? '');
  world.clock.advance(1);
  const carry = () => world.store.salaryCarries.all()[0]?.open;
  expect(carry()).toEqual([{ recordId: expect.any(String), was: '10.00', is: '6.00' }]);
  // The same turnover comes again in the window: a bet that was settled late.
  lateBet(world, '400.00');
  expect(carry()).toEqual([]);
});

/** Settles a bet of tala with a settlement inside the first window. */
function lateBet(world: World, stake: string): void {
  const [id = ''] = play(world, spin(stake));
  const bet = world.store.bets.get(id);
  if (bet === undefined) throw new Error('The bet is gone.');
  const before = { ...bet };
  takeBackBet(world, id);
  world.store.transact(() => {
    const open = world.store.bets.get(id);
    if (open === undefined) throw new Error('The bet is gone.');
    const after = world.store.bets.update(id, { ...before, settledAt: START });
    for (const listener of world.listeners.betChanged) listener(world, { before: open, after });
  });
}

it('CT-55: more than was paid is paid with the next window, although nothing is played in it', () => {
  const { world } = createPaid();
  world.clock.advance(MINUTE_MS);
  lateBet(world, '500.00');
  runTo(world, minutesLater(10));
  const [, next] = world.store.salaryRecords.all();
  expect(next).toMatchObject({ lines: [], gross: '0.00', amount: '5.00', status: 'PAID' });
});

it('CT-55: less than was paid waits for a window with bets, and never comes out of the wallet', () => {
  const { world, bets } = createPaid();
  takeBackBet(world, bets[0] ?? '');
  runTo(world, minutesLater(60));
  expect(world.store.salaryRecords.all()).toHaveLength(1);
  expect(world.store.salaryCarries.all()[0]?.open).toHaveLength(1);
});

it('CT-55: windows that ended more than 90 days ago are left to staff', () => {
  const { world, bets } = createPaid();
  runTo(world, minutesLater(5 + 91 * 24 * 60));
  takeBackBet(world, bets[0] ?? '');
  expect(world.store.salaryRecords.all()[0]?.recounted).toBeNull();
});

it('CT-55: every contract above is corrected by itself', () => {
  const { world } = createTeams(START);
  agree(world, { type: 'REALTIME_SALARY', offeror: 'PLATFORM', offeree: 'amihan', tiers: TEN_PER_MILLE });
  agree(world, { ...REALTIME, tiers: [{ threshold: '0.00', rate: '0.0050' }] });
  const [id = ''] = play(world, spin('1000.00'));
  runTo(world, minutesLater(5));
  takeBackBet(world, id);
  expect(world.store.salaryCarries.all().map(({ open }) => open.map(({ was, is }) => [was, is]))).toEqual([
    [['10.00', '0.00']],
    [['5.00', '0.00']],
  ]);
});

it('CT-50, CT-60: an unpaid window is counted again before it is paid, and needs no correction', () => {
  const { world } = createTeams(START);
  agree(world, { ...REALTIME, type: 'HOUR_SALARY', tiers: TEN_PER_MILLE });
  const [id = ''] = play(world, spin('1000.00'));
  play(world, spin('200.00'));
  runTo(world, minutesLater(61));
  expect(world.store.salaryRecords.all()).toMatchObject([{ status: 'PENDING', amount: '12.00' }]);
  takeBackBet(world, id);
  expect(world.store.salaryRecords.all()).toMatchObject([{ amount: '2.00', corrections: [] }]);
  setCash(world, 'amihan', '100.00');
  runTo(world, minutesLater(24 * 60));
  expect(world.store.salaryRecords.all()).toMatchObject([{ status: 'PAID', amount: '2.00' }]);
});

it('CT-60: of steps due at one moment, a window is closed first, then counted again, then paid', () => {
  const { world } = createTeams(START);
  setCash(world, 'amihan', '1000.00');
  agree(world, { ...REALTIME, tiers: TEN_PER_MILLE });
  const [id = ''] = play(world, spin('600.00'));
  play(world, spin('400.00'));
  world.clock.advance(5 * MINUTE_MS);
  takeBackBet(world, id);
  runTo(world, world.clock.now());
  expect(world.store.salaryRecords.all()).toMatchObject([{ status: 'PAID', amount: '4.00', corrections: [] }]);
});
