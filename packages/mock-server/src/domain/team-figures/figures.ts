import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { StatementTotal } from '@croupier/sdk/types';

/** Sums of what accounts did in a time, in minor units of one currency. */
export interface Figures {
  readonly deposit: bigint;
  /** Less what was returned. */
  readonly withdrawal: bigint;
  /** Of settled bets, as the next two. */
  readonly stake: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  readonly bonus: bigint;
  readonly rebate: bigint;
}

export const NO_FIGURES: Figures = {
  deposit: 0n,
  withdrawal: 0n,
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  bonus: 0n,
  rebate: 0n,
};

/** Figures that are added up. */
export type FigureSum = { -readonly [Name in keyof Figures]: bigint };

/** Adds figures to a sum. A large team has tens of thousands of parts, so nothing is created for each. */
function addTo(sum: FigureSum, figures: Figures): void {
  sum.deposit += figures.deposit;
  sum.withdrawal += figures.withdrawal;
  sum.stake += figures.stake;
  sum.validBet += figures.validBet;
  sum.payout += figures.payout;
  sum.bonus += figures.bonus;
  sum.rebate += figures.rebate;
}

/** Adds figures to the sum of a key, which is made at the first. */
export function addToKey<Key>(sums: Map<Key, FigureSum>, key: Key, figures: Figures): void {
  const known = sums.get(key);
  if (known !== undefined) return addTo(known, figures);
  sums.set(key, { ...figures });
}

export function sumFigures(all: Iterable<Figures>): Figures {
  const sum = { ...NO_FIGURES };
  for (const figures of all) addTo(sum, figures);
  return sum;
}

/** What the accounts lost, less their bonuses and rebates (AG-30). */
export function operatorResultOf({ stake, payout, bonus, rebate }: Figures): bigint {
  return stake - payout - bonus - rebate;
}

export function areZero(figures: Figures): boolean {
  return Object.values(figures).every((figure) => figure === 0n);
}

/** Figures as the contract writes them. */
export function describeFigures(figures: Figures, currency: string): Omit<StatementTotal, 'currency'> {
  const format = (minor: bigint): string => formatAmount({ minor, currency });
  return {
    deposit: format(figures.deposit),
    withdrawal: format(figures.withdrawal),
    betAmount: format(figures.stake),
    validBet: format(figures.validBet),
    payout: format(figures.payout),
    bonus: format(figures.bonus),
    rebate: format(figures.rebate),
    operatorResult: format(operatorResultOf(figures)),
  };
}

export const minorOf = (text: string, currency: string): bigint => parseAmount(text, currency).minor;
