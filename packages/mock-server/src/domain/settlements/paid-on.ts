import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { isAccepted } from '../contracts/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import { recordIdOf } from './record-rows.ts';
import { windowOf } from './recount.ts';

/** What the payee of a settlement pays its direct downlines by contracts of the kind for the same window, by account. */
export function paidOnFrom({ store }: DomainContext, row: SalaryRecordRow): SalaryRecordRow[] {
  const window = windowOf(row);
  return store.contracts
    .findBy('payerId', row.receiverId)
    .filter((contract) => contract.type === row.type && isAccepted(contract))
    .flatMap((contract) => store.salaryRecords.get(recordIdOf(contract, window)) ?? [])
    .filter(({ periodEnd, status }) => periodEnd === row.periodEnd && status !== 'REJECTED');
}
