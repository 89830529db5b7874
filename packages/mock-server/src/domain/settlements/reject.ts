import { parseAmount } from '@croupier/sdk/rules';
import type { SalaryRecord } from '@croupier/sdk/types';

import { emit, Refusal, type DomainContext } from '../kernel/index.ts';
import { describeRecord } from './describe-record.ts';
import { correctionSum } from './figures.ts';
import { openRunningWindow } from './open-windows.ts';
import { carryOf, refreshLineage } from './record-rows.ts';
import { retryAfterChange } from './short-payers.ts';

/**
 * Staff refuse a settlement that is not paid (CT-50): it is never paid and not counted again. What the lineage hands over
 * passes it by, and what its payer could not pay behind it is tried again.
 */
export function rejectSettlement(context: DomainContext, recordId: string, reason: string): SalaryRecord {
  const { store, clock } = context;
  const row = store.salaryRecords.get(recordId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  if (row.status !== 'PENDING') throw new Refusal('CONTRACT_STATE_INVALID');
  const at = clock.now();
  return store.transact(() => {
    const refused = {
      status: 'REJECTED',
      settledAt: at.toISOString(),
      rejectReason: reason,
      pendingPayer: null,
    } as const;
    const record = store.salaryRecords.update(recordId, refused);
    emit(context, 'settlementChanged', { record, at });
    refreshLineage(context, row.lineage);
    payCorrectionsLater(context, row.lineage, row.currency);
    if (row.payerId !== null) retryAfterChange(context, row.payerId, at);
    return describeRecord(context, record);
  });
}

/** Corrections belong to earlier windows: more that is due is paid by the next settlement, whether or not the line plays. */
function payCorrectionsLater(context: DomainContext, lineage: string, currency: string): void {
  const { open, correction } = carryOf(context, lineage, currency);
  if (correctionSum(open, currency).minor + parseAmount(correction, currency).minor > 0n) {
    openRunningWindow(context, lineage);
  }
}
