import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { ContractDebt } from '@croupier/sdk/types';

import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { earliest, Refusal, type DomainContext } from '../kernel/index.ts';

/** The settlements that an account has to pay, due and not paid, in the order of their writing. */
function overdueOf({ store, clock }: DomainContext, memberId: string): SalaryRecordRow[] {
  const now = clock.now().getTime();
  return store.salaryRecords.findBy('pendingPayer', memberId).filter(({ dueAt }) => Date.parse(dueAt) <= now);
}

/** Contract pay that an account owes: due and not paid (CT-53); undefined without any. */
export function debtOf(context: DomainContext, memberId: string): ContractDebt | undefined {
  const overdue = overdueOf(context, memberId);
  const first = earliest(overdue.map((row) => ({ at: Date.parse(row.dueAt), row })))?.row;
  if (first === undefined) return undefined;
  const { currency, dueAt: since } = first;
  const amount = overdue.reduce<Amount>((sum, row) => addAmounts(sum, parseAmount(row.amount, currency)), {
    minor: 0n,
    currency,
  });
  return { amount: formatAmount(amount), currency, records: overdue.length, since };
}

/** Refuses an account that owes contract pay with CONTRACT_DEBT_OPEN. */
export function refuseIndebted(context: DomainContext, memberId: string): void {
  const debt = debtOf(context, memberId);
  if (debt === undefined) return;
  throw new Refusal('CONTRACT_DEBT_OPEN', { value: { amount: debt.amount, currency: debt.currency } });
}
