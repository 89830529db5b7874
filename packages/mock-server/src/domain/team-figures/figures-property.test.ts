import { DAY_MS, formatAmount, parseAmount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createCaller } from '../../testing/caller.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { takeBackBet } from '../../testing/play.ts';
import { accountOf, openTeam, placeBet, type TestTeam } from '../../testing/teams.ts';
import { getDownline, listDownlines } from '../agents/index.ts';
import { callContextOf, Refusal, type CallContext } from '../kernel/index.ts';
import { mainBalance, sumOfMember } from '../ledger/index.ts';
import { listRebateDifferences } from '../rebate-differences/index.ts';
import { getUserLossByGameType } from './game-types.ts';
import { getTeamOverview } from './overview.ts';
import { listUserLossStatements } from './statements.ts';

const { world } = createCaller();
const NOW = world.clock.now().getTime();
const PAGE = { pageNo: 1, pageSize: 100 };
/** Number of random teams. */
const RUNS = 40;
const ALL = {
  accountType: 'ALL',
  activity: 'ALL',
  scope: 'DOWNLINE',
  rows: 'ACCOUNTS',
  order: 'desc',
  ...PAGE,
} as const;
/** Kinds of movements by figure, with the sign of what the figure counts. */
const KINDS = [
  ['deposit', 1n, ['DEPOSIT']],
  ['withdrawal', -1n, ['WITHDRAWAL']],
  ['bonus', 1n, ['PROMOTION', 'REWARD', 'POINT_CONVERT']],
  ['rebate', 1n, ['REBATE']],
] as const;

const account = fc.nat(9);
/** A moment of the last three days, in ms before now. */
const ago = fc.integer({ min: 1, max: 3 * DAY_MS });
const pesos = fc.integer({ min: 1, max: 500 });
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet'),
      account,
      ago,
      /** Time from the bet to its settlement; undefined for one that is open. */
      lasts: fc.option(fc.constantFrom(0, 4000, DAY_MS)),
      gameType: fc.constantFrom('RNG' as const, 'LIVE' as const),
      stake: pesos,
      payout: fc.oneof(fc.constant(0), fc.constant(undefined), pesos),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeBack'), bet: fc.nat(40) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('move'),
      account,
      ago,
      kind: fc.constantFrom('DEPOSIT', 'WITHDRAWAL', 'PROMOTION', 'REWARD', 'POINT_CONVERT', 'REBATE', 'ADJUSTMENT'),
      isBack: fc.boolean(),
      pesos,
    }),
  },
);
/** The upline of each account, an earlier one; null for a top agent. */
const uplines = fc.tuple(...Array.from({ length: 9 }, (_, index) => fc.option(fc.nat(index), { freq: 5 })));

const timeOf = (before: number): string => new Date(Math.min(NOW, NOW - before)).toISOString();
const php = (minor: bigint): string => formatAmount({ minor, currency: 'PHP' });

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays the operations; bets have ids that begin with the name of the run. */
function play(run: string, idAt: (index: number) => string, operations: readonly Operation[]): void {
  operations.forEach((step, index) => {
    if (step.do === 'takeBack') {
      const bet = world.store.bets.get(`${run}_${step.bet}`);
      if (bet?.status === 'SETTLED') takeBackBet(world, bet.id);
    } else if (step.do === 'bet') {
      const { stake, payout = stake, lasts, gameType } = step;
      const settledAt = lasts === null ? null : timeOf(step.ago - lasts);
      const status = settledAt === null ? 'UNSETTLED' : 'SETTLED';
      const amounts = { stake: `${stake}.00`, payout: settledAt === null ? '0.00' : `${payout}.00` };
      const memberId = idAt(step.account);
      placeBet(world, {
        ...amounts,
        id: `${run}_${index}`,
        memberId,
        gameType,
        status,
        settledAt,
        time: timeOf(step.ago),
      });
    } else move(idAt(step.account), step);
  });
}

/** Books a movement, or the reverse of its kind as far as there is a balance. */
function move(memberId: string, { kind, isBack, pesos: size, ago: before }: Extract<Operation, { do: 'move' }>): void {
  const isOut = (kind === 'WITHDRAWAL') !== isBack;
  const minor = BigInt(size) * 100n;
  if (isOut && mainBalance(world, { id: memberId, currency: 'PHP' }).minor < minor) return;
  bookEntries(world, memberId, [{ type: kind, at: timeOf(before), amount: php(isOut ? -minor : minor) }]);
}

/** The figures of accounts in a range, added up from single bets and movements. */
function addUp(memberIds: readonly string[], { from, to }: { readonly from: number; readonly to: number }) {
  const bets = memberIds
    .flatMap((id) => world.store.bets.findBy('memberId', id))
    .filter(({ status, settledAt }) => status === 'SETTLED' && isIn(settledAt));
  const movements = KINDS.map(([name, sign, kinds]) => {
    const sums = memberIds.flatMap((id) => kinds.map((kind) => sumOfMember(world, id, kind, { from, to: to + 1 })));
    return [name, sign * sums.reduce((sum, minor) => sum + minor, 0n)] as const;
  });
  function isIn(time: string | null): boolean {
    return time !== null && Date.parse(time) >= from && Date.parse(time) <= to;
  }
  const sumOf = (name: 'stake' | 'payout'): bigint =>
    bets.reduce((sum, bet) => sum + parseAmount(bet[name], 'PHP').minor, 0n);
  const figures = { betAmount: sumOf('stake'), payout: sumOf('payout'), ...Object.fromEntries(movements) };
  return Object.fromEntries(Object.entries(figures).map(([name, minor]) => [name, php(minor)]));
}

function contextOf({ idOf }: TestTeam, name: string): CallContext {
  const session = { id: 'test', memberId: idOf(name), expiresAt: '', loginId: '', lastSeenAt: '', lastLoginId: null };
  return callContextOf(world, { session });
}

let runs = 0;

it('AG-30, AG-31: rows, total and overview agree with single bets and movements, and show the own team only', () => {
  fc.assert(
    fc.property(
      uplines,
      fc.array(operation, { maxLength: 40 }),
      fc.tuple(ago, ago),
      fc.boolean(),
      (above, operations, times, isWhole) => {
        runs += 1;
        const run = `r${runs}x`;
        const nameAt = (index: number): string => `${run}${index}`;
        const tree = {
          [nameAt(0)]: null,
          ...Object.fromEntries(
            above.map((upline, index) => [nameAt(index + 1), upline === null ? null : nameAt(upline)]),
          ),
        };
        const team = openTeam(world, tree);
        play(run, (index) => team.idOf(nameAt(index)), operations);
        const [first = 0, last = 0] = times.map((before) => NOW - before).toSorted((a, b) => a - b);
        const dayStart = Date.parse('2026-11-18T16:00:00Z');
        const range = isWhole ? { from: dayStart, to: dayStart + 2 * DAY_MS - 1 } : { from: first, to: last };
        const query = { startTime: new Date(range.from).toISOString(), endTime: new Date(range.to).toISOString() };
        for (const agent of Object.keys(tree)) checkAgent(team, tree, agent, { query, range });
      },
    ),
    { numRuns: RUNS },
  );
  expect(runs).toBeGreaterThanOrEqual(RUNS);
});

/** Checks all that one account is answered about its team. */
function checkAgent(
  team: TestTeam,
  tree: Readonly<Record<string, string | null>>,
  agent: string,
  {
    query,
    range,
  }: { readonly query: { startTime: string; endTime: string }; readonly range: { from: number; to: number } },
): void {
  const context = contextOf(team, agent);
  const isBelow = (name: string): boolean => {
    const upline = tree[name] ?? null;
    return upline !== null && (upline === agent || isBelow(upline));
  };
  const below = Object.keys(tree).filter(isBelow);
  const expected = addUp(below.map(team.idOf), range);
  const overview = getTeamOverview(context, query);
  expect(overview).toMatchObject({ teamSize: below.length, ...expected });
  const statements = (['ACCOUNTS', 'BRANCHES'] as const).map((rows) =>
    listUserLossStatements(context, { ...ALL, ...query, rows, sort: 'operatorResult' }),
  );
  for (const { content, total } of statements) {
    const sum = content.reduce((minor, row) => minor + parseAmount(row.operatorResult, 'PHP').minor, 0n);
    expect([php(sum), total.operatorResult]).toEqual([overview.operatorResult, overview.operatorResult]);
    expect(total).toMatchObject(expected);
  }
  const seriesSum = overview.series.reduce((minor, day) => minor + parseAmount(day.operatorResult, 'PHP').minor, 0n);
  expect(php(seriesSum)).toBe(overview.operatorResult);

  const answers = [
    overview,
    statements,
    listDownlines(context, { ...ALL, account: 'ex', sort: 'account' }),
    getUserLossByGameType(context, query),
    listRebateDifferences(context, { ...PAGE, ...query }),
  ];
  const text = JSON.stringify(answers);
  for (const name of Object.keys(tree)) {
    if (below.includes(name) || name === agent) continue;
    expect(text).not.toContain(`"${accountOf(name)}"`);
    for (const ask of [
      () => getDownline(context, accountOf(name)),
      () => listDownlines(context, { ...ALL, parentAccount: accountOf(name), sort: 'account' }),
      () => listUserLossStatements(context, { ...ALL, ...query, account: accountOf(name), sort: 'account' }),
      () => listUserLossStatements(context, { ...ALL, ...query, parentAccount: accountOf(name), sort: 'account' }),
      () => getUserLossByGameType(context, { ...query, account: accountOf(name) }),
      () => getUserLossByGameType(context, { ...query, parentAccount: accountOf(name) }),
      () => listRebateDifferences(context, { ...PAGE, ...query, account: accountOf(name) }),
    ]) {
      expect(refusalCodeOf(ask)).toBe('NOT_DOWNLINE');
    }
  }
}

function refusalCodeOf(ask: () => unknown): string | undefined {
  try {
    ask();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return undefined;
}
