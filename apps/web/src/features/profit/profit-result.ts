import { addAmounts, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { PersonalProfit, ProfitPoint, ProfitTotal } from '@croupier/sdk/types';

type Played = Pick<ProfitTotal, 'payout' | 'betAmount'>;

/** Result of games alone: what they paid back less what was staked. Bonuses and rebates are no winnings. */
export function resultOf({ payout, betAmount }: Played, currency: string): Amount {
  return subtractAmounts(parseAmount(payout, currency), parseAmount(betAmount, currency));
}

/** What came back of each hundred that was staked, rounded down; undefined when nothing was staked. */
export function backPerHundred({ payout, betAmount }: Played, currency: string): Amount | undefined {
  const staked = parseAmount(betAmount, currency).minor;
  if (staked === 0n) return undefined;
  return { minor: (parseAmount(payout, currency).minor * parseAmount('100', currency).minor) / staked, currency };
}

/** The result without the biggest win, which the member would have without this luck. */
export function withoutBiggestWin({
  total,
  biggestWin = '0',
  currency,
}: Pick<PersonalProfit, 'total' | 'biggestWin' | 'currency'>): Amount {
  return subtractAmounts(resultOf(total, currency), parseAmount(biggestWin, currency));
}

export interface DayResult {
  /** In the brand's time zone, `yyyy-MM-dd`. */
  readonly date: string;
  readonly result: Amount;
}

/** The days on which a game was decided, with their results. */
export function playedDays(series: readonly ProfitPoint[], currency: string): DayResult[] {
  return series
    .filter(({ betAmount, payout }) => [betAmount, payout].some((amount) => parseAmount(amount, currency).minor !== 0n))
    .map((point) => ({ date: point.date, result: resultOf(point, currency) }));
}

/** The day with the highest and the one with the lowest result; of equal ones the first. */
export function bestAndWorst(days: readonly DayResult[]): { readonly best?: DayResult; readonly worst?: DayResult } {
  const [first] = days;
  if (first === undefined) return {};
  return {
    best: days.reduce((best, day) => (day.result.minor > best.result.minor ? day : best), first),
    worst: days.reduce((worst, day) => (day.result.minor < worst.result.minor ? day : worst), first),
  };
}

/** The result after each of these days; on a day without play it stays. */
export function runningResults(dates: readonly string[], days: readonly DayResult[], currency: string): DayResult[] {
  const byDate = new Map(days.map(({ date, result }) => [date, result]));
  let result = parseAmount('0', currency);
  return dates.map((date) => {
    result = addAmounts(result, byDate.get(date) ?? parseAmount('0', currency));
    return { date, result };
  });
}
