import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { ContractTier, StatementLine, StatementLineKind } from '@croupier/sdk/types';

/** What the bets of a window are shown by. */
export type BaseGroup = 'gameType' | 'account';

/** The bets of one category or of one account in the window of a statement; amounts are decimal strings. */
export interface BaseRow {
  /** The category, or the account. */
  readonly id: string;
  readonly count: number;
  readonly stake: string;
  readonly validBet: string;
  readonly payout: string;
  /** What counts for the base: turnover, or stakes less payouts for a dividend. */
  readonly amount: string;
}

export const linesOfKind = (lines: readonly StatementLine[], kind: StatementLineKind): readonly StatementLine[] =>
  lines.filter((line) => line.kind === kind);

export const lineOfKind = (lines: readonly StatementLine[], kind: StatementLineKind): StatementLine | undefined =>
  lines.find((line) => line.kind === kind);

/** Sum of decimal strings; missing ones are nothing. */
export function sumOf(amounts: readonly (string | undefined)[], currency: string): string {
  const add = (sum: Amount, amount = '0'): Amount => addAmounts(sum, parseAmount(amount, currency));
  return formatAmount(amounts.reduce<Amount>((sum, amount) => add(sum, amount), parseAmount('0', currency)));
}

/** Adds up lines of bets under an id. */
function rowOf(id: string, lines: readonly StatementLine[], currency: string): BaseRow {
  const sum = (field: 'stake' | 'validBet' | 'payout' | 'amount'): string =>
    sumOf(
      lines.map((line) => line[field]),
      currency,
    );
  return {
    id,
    count: lines.reduce((count, line) => count + (line.count ?? 0), 0),
    stake: sum('stake'),
    validBet: sum('validBet'),
    payout: sum('payout'),
    amount: sum('amount'),
  };
}

/** The bets of a statement by category or by account, in the order of its lines, and all together. */
export function baseRows(
  lines: readonly StatementLine[],
  group: BaseGroup,
  currency: string,
): { readonly rows: readonly BaseRow[]; readonly total: BaseRow } {
  const bets = linesOfKind(lines, 'BASE');
  const groups = Map.groupBy(bets, (line) => line[group] ?? '');
  return {
    rows: [...groups].map(([id, of]) => rowOf(id, of, currency)),
    total: rowOf('total', bets, currency),
  };
}

/** The tiers of the version that a statement was counted under. */
export function tiersOf(lines: readonly StatementLine[]): readonly ContractTier[] {
  return linesOfKind(lines, 'TIER_TERM').map(({ amount = '0', count = 0, rate = '0' }) => ({
    threshold: amount,
    activeUsers: count,
    rate,
  }));
}

/** What is deducted, by kind of deduction, in the order of the lines. */
export function deductions(
  lines: readonly StatementLine[],
  currency: string,
): readonly { readonly kind: string; readonly amount: string }[] {
  const groups = Map.groupBy(linesOfKind(lines, 'DEDUCTION'), ({ reference = '' }) => reference);
  return [...groups].map(([kind, of]) => ({
    kind,
    amount: sumOf(
      of.map(({ amount }) => amount),
      currency,
    ),
  }));
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The exact product of two decimal strings, before it is rounded; with at least as many decimals as the first one. */
export function exactProduct(amount: string, rate: string): string {
  const [, amountSign = '', amountWhole = '0', amountDecimals = ''] = DECIMAL.exec(amount) ?? [];
  const [, rateSign = '', rateWhole = '0', rateDecimals = ''] = DECIMAL.exec(rate) ?? [];
  const scale = amountDecimals.length + rateDecimals.length;
  const product = BigInt(amountWhole + amountDecimals) * BigInt(rateWhole + rateDecimals);
  const digits = product.toString().padStart(scale + 1, '0');
  const decimals = digits
    .slice(digits.length - scale)
    .replace(/0+$/, '')
    .padEnd(amountDecimals.length, '0');
  const sign = amountSign === rateSign || product === 0n ? '' : '-';
  return `${sign}${digits.slice(0, digits.length - scale)}${decimals === '' ? '' : `.${decimals}`}`;
}
