import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { AccountStatement, TransactionSummary, TransactionType } from '@croupier/sdk/types';

import { ENTRY_KINDS, typesOfKind, type EntryKind } from './entry-kinds.ts';

/** What leads from the opening to the closing balance, in the order in which it is shown. */
export type StepId = EntryKind | 'wallets' | 'accounts';

export interface StatementStep {
  readonly id: StepId;
  /** Decimal string; negative when it reduced the balance. */
  readonly amount: string;
}

/**
 * The steps that add up to the change of the balance. Transfers are split into those to and from game wallets and
 * those with other accounts by the statement of all wallets, in which the former cancel out; without it they are one step.
 */
export function stepsOf(
  { byType = [], currency }: Pick<TransactionSummary, 'byType' | 'currency'>,
  allWallets: Pick<AccountStatement, 'lines'> | undefined,
): StatementStep[] {
  const sumOf = (types: readonly TransactionType[]): Amount =>
    byType
      .filter(({ type }) => types.includes(type))
      .map(({ amount }) => parseAmount(amount, currency))
      .reduce(addAmounts, parseAmount('0', currency));
  const accounts = parseAmount(allWallets?.lines.find(({ kind }) => kind === 'TRANSFER')?.amount ?? '0', currency);
  return ENTRY_KINDS.flatMap((id): { id: StepId; sum: Amount }[] => {
    const sum = sumOf(typesOfKind(id));
    if (id !== 'transfers' || allWallets === undefined) return [{ id, sum }];
    return [
      { id: 'wallets', sum: subtractAmounts(sum, accounts) },
      { id: 'accounts', sum: accounts },
    ];
  })
    .filter(({ sum }) => sum.minor !== 0n)
    .map(({ id, sum }) => ({ id, amount: formatAmount(sum) }));
}

/** Deposits, and what is left of them after withdrawals. */
export function depositsOf({ byType = [], currency }: Pick<TransactionSummary, 'byType' | 'currency'>): {
  readonly gross: string;
  readonly net: string;
} {
  const sumOf = (kind: TransactionType): Amount =>
    parseAmount(byType.find(({ type }) => type === kind)?.amount ?? '0', currency);
  return {
    gross: formatAmount(sumOf('DEPOSIT')),
    net: formatAmount(addAmounts(sumOf('DEPOSIT'), sumOf('WITHDRAWAL'))),
  };
}
