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

export function addFigures(a: Figures, b: Figures): Figures {
  return {
    deposit: a.deposit + b.deposit,
    withdrawal: a.withdrawal + b.withdrawal,
    stake: a.stake + b.stake,
    validBet: a.validBet + b.validBet,
    payout: a.payout + b.payout,
    bonus: a.bonus + b.bonus,
    rebate: a.rebate + b.rebate,
  };
}

export function sumFigures(all: Iterable<Figures>): Figures {
  let sum = NO_FIGURES;
  for (const figures of all) sum = addFigures(sum, figures);
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
