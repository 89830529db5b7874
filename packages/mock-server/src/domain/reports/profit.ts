import { calendarDay, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { GameType, PersonalProfit, ProfitGame, ProfitTotal } from '@croupier/sdk/types';

import type { BetRow } from '../../store/rows/money.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { describeBet, gameIdOf } from '../bets/index.ts';
import { gamingTimeOf } from '../gaming-sessions/index.ts';
import {
  isInRange,
  SITE_TIME_ZONE,
  type CallContext,
  type DomainContext,
  type TimeQuery,
  type TimeRange,
} from '../kernel/index.ts';
import { BONUS_KINDS, mainWallet, readStatement } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { netDepositsOf } from './net-deposits.ts';
import { withdrawalsUnderWay } from './withdrawals.ts';

/** What one settled bet or one credit adds, in minor units [M-09]. */
interface Contribution {
  /** PROMO for a bonus or rebate of no category. */
  readonly category: GameType;
  readonly at: string;
  readonly betAmount: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  readonly bonus: bigint;
  readonly rebate: bigint;
  /** Absent for a credit. */
  readonly bet?: BetRow;
}

const NOTHING = { betAmount: 0n, validBet: 0n, payout: 0n, bonus: 0n, rebate: 0n };

/** Profit and loss by category and by day: bets by the time of their settlement, credits by their booking. */
export function getPersonalProfit(
  context: CallContext,
  query: TimeQuery & { readonly gameType?: GameType | undefined },
): PersonalProfit {
  return profitOf(context, callingMember(context), recordsRange(context, query), query.gameType);
}

/** Profit and loss of a member in a time, of one category or of all. */
export function profitOf(
  context: DomainContext,
  member: MemberRow,
  range: TimeRange,
  gameType: GameType = 'HOME',
): PersonalProfit {
  const { currency } = member;
  const counted = [...settledBetsOf(context, member), ...creditsOf(context, member)]
    .filter(({ at }) => isInRange(range, at))
    .filter(({ category }) => gameType === 'HOME' || category === gameType);
  const byCategory = Map.groupBy(counted, ({ category }) => category);
  const byDay = Map.groupBy(counted, ({ at }) => calendarDay(new Date(at), SITE_TIME_ZONE));
  return {
    rows: CATEGORIES.flatMap((category) => {
      const own = byCategory.get(category);
      return own === undefined ? [] : [{ gameType: category, ...totalOf(own, currency) }];
    }),
    total: totalOf(counted, currency),
    series: [...byDay]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, own]) => ({ date, ...totalOf(own, currency) })),
    games: gamesOf(counted, currency),
    netDeposits: formatAmount(netDepositsOf(context, member, range)),
    withdrawalsUnderWay: formatAmount({
      minor: withdrawalsUnderWay(context, member.id, context.clock.now().getTime()),
      currency,
    }),
    ...biggestWinOf(counted, currency),
    gamingSeconds: gamingTimeOf(context, member.id, range).seconds,
    currency,
  };
}

/** Categories in the order of rows. */
const CATEGORIES = Object.keys({
  RNG: true,
  LIVE: true,
  FISH: true,
  PVP: true,
  SPORTS: true,
  ESPORTS: true,
  COCKFIGHT: true,
  ELOTT: true,
  PROMO: true,
} satisfies Readonly<Record<Exclude<GameType, 'HOME'>, true>>) as readonly GameType[]; // The keys are exactly these types.

function settledBetsOf({ store }: DomainContext, { id, currency }: MemberRow): Contribution[] {
  return store.bets.findBy('memberId', id).flatMap((bet) => {
    if (bet.status !== 'SETTLED' || bet.settledAt === null) return [];
    const [stake, valid, payout] = [bet.stake, describeBet(bet).validBet, bet.payout].map(
      (text) => parseAmount(text, currency).minor,
    );
    return [
      {
        ...NOTHING,
        category: bet.gameType,
        at: bet.settledAt,
        betAmount: stake ?? 0n,
        validBet: valid ?? 0n,
        payout: payout ?? 0n,
        bet,
      },
    ];
  });
}

/** Bonuses and rebates that were credited to the main wallet or taken back from it. */
function creditsOf(context: DomainContext, { id, currency }: MemberRow): Contribution[] {
  const linesOf = (kind: string) => {
    const part = readStatement(context, mainWallet(id), { currency, kind, from: 0, to: Number.MAX_SAFE_INTEGER });
    return part.newest(part.count).map(({ movement, entry }) => ({
      ...NOTHING,
      category: movement.gameType ?? ('PROMO' as const),
      at: movement.at,
      amount: entry.amount,
    }));
  };
  const bonuses = BONUS_KINDS.flatMap(linesOf);
  return [
    ...bonuses.map(({ amount, ...credit }) => ({ ...credit, bonus: amount })),
    ...linesOf('REBATE').map(({ amount, ...credit }) => ({ ...credit, rebate: amount })),
  ];
}

function totalOf(counted: readonly Contribution[], currency: string): ProfitTotal {
  const sumOf = (field: keyof typeof NOTHING): bigint => counted.reduce((sum, item) => sum + item[field], 0n);
  const format = (minor: bigint): string => formatAmount({ minor, currency });
  const [betAmount, payout, bonus, rebate] = [sumOf('betAmount'), sumOf('payout'), sumOf('bonus'), sumOf('rebate')];
  return {
    betAmount: format(betAmount),
    validBet: format(sumOf('validBet')),
    payout: format(payout),
    bonus: format(bonus),
    rebate: format(rebate),
    playerResult: format(payout + bonus + rebate - betAmount),
  };
}

/** Results by game, the best first; of equal ones by name and id, so that the order is the same in each answer. */
function gamesOf(counted: readonly Contribution[], currency: string): ProfitGame[] {
  const played = counted.flatMap(({ bet, betAmount, payout }) =>
    bet === undefined ? [] : [{ bet, betAmount, payout }],
  );
  const byGame = Map.groupBy(played, ({ bet }) => gameIdOf(bet));
  const games = [...byGame].flatMap(([gameId, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const [betAmount, payout] = [
      own.reduce((sum, item) => sum + item.betAmount, 0n),
      own.reduce((sum, item) => sum + item.payout, 0n),
    ];
    const { gameName, gameType } = first.bet;
    return [{ gameId, gameName, gameType, betAmount, payout, netWin: payout - betAmount }];
  });
  const format = (minor: bigint): string => formatAmount({ minor, currency });
  return games
    .toSorted((a, b) => compare(b.netWin, a.netWin) || compare(a.gameName, b.gameName) || compare(a.gameId, b.gameId))
    .map(({ betAmount, payout, netWin, ...game }) => ({
      ...game,
      betAmount: format(betAmount),
      payout: format(payout),
      netWin: format(netWin),
    }));
}

function compare<Value extends bigint | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The bet that won most above its stake; nothing when no bet won. Of equal ones the first. */
function biggestWinOf(
  counted: readonly Contribution[],
  currency: string,
): Pick<PersonalProfit, 'biggestWin' | 'biggestWinBetId'> {
  const wins = counted.flatMap(({ bet, payout, betAmount }) =>
    bet !== undefined && payout > betAmount ? [{ betId: bet.id, won: payout - betAmount }] : [],
  );
  const [first] = wins.toSorted((a, b) => compare(b.won, a.won));
  if (first === undefined) return {};
  return { biggestWin: formatAmount({ minor: first.won, currency }), biggestWinBetId: first.betId };
}
