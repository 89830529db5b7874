import { DAY_MS, parseAmount } from '@croupier/sdk/rules';

import type { ContractRow } from '../../store/rows/contracts.ts';
import type { SalaryWindowRow } from '../../store/rows/settlements.ts';
import { dueAtOf, PLATFORM, versionAt, windowAt } from '../contracts/index.ts';
import { emit, type DomainContext } from '../kernel/index.ts';
import { ancestorsOf } from '../team/index.ts';
import { correctionSum, figuresOf, type Carry } from './figures.ts';
import { measure, type Measured, type Window } from './measure.ts';
import { openWindow } from './open-windows.ts';
import { carryAfterUnpaid, refreshLineage } from './record-rows.ts';
import { windowOf } from './recount.ts';
import { retryAfterChange } from './short-payers.ts';

/** Age in ms from which dividend windows without bets are left out. */
const LEFT_OUT_MS = 400 * DAY_MS;

/**
 * Closes a window whose end has come: writes its settlement, to be paid later. A window of a version that a newer one
 * replaced at its start has none, and neither has a salary without settled bets (CT-16, CT-22). A dividend goes on with its
 * next window.
 */
export function closeWindow(context: DomainContext, row: SalaryWindowRow): void {
  const { store } = context;
  const window = windowOf(row);
  store.salaryWindows.remove(row.id);
  const contract = versionAt(context, row.lineage, window.start);
  if (contract === undefined || contract.id !== row.contractId) return;
  const measured = measure(context, contract, window);
  const carry = carryAfterUnpaid(context, contract);
  if (isWritten(contract, measured, carry)) writeRecord(context, contract, row, { measured, carry });
  if (contract.type !== 'DIVIDEND') return;
  const from = measured.lines.length === 0 ? afterEmptyWindow(context, window) : window.end;
  const next = versionAt(context, row.lineage, from);
  if (next !== undefined) openWindow(context, next, windowAt(next, from));
}

/** An instant of the window after one without bets. After a far jump of the clock it is the running one. */
function afterEmptyWindow({ clock }: DomainContext, { end }: Window): Date {
  const now = clock.now();
  return now.getTime() - end.getTime() > LEFT_OUT_MS ? now : end;
}

/** A salary without bets is written only to pay a correction. */
function isWritten({ type, currency }: ContractRow, { lines }: Measured, { open, correction }: Carry): boolean {
  if (type === 'DIVIDEND' || lines.length > 0) return true;
  return correctionSum(open, currency).minor + parseAmount(correction, currency).minor > 0n;
}

function writeRecord(
  context: DomainContext,
  contract: ContractRow,
  { id, periodStart, periodEnd }: SalaryWindowRow,
  { measured, carry }: { readonly measured: Measured; readonly carry: Carry },
): void {
  const { lineage, payerId, receiverId } = contract;
  const dueAt = dueAtOf(contract, windowOf({ periodStart, periodEnd }));
  const record = context.store.salaryRecords.insert({
    id,
    type: contract.type,
    contractId: contract.id,
    version: contract.version,
    lineage,
    payerId,
    receiverId,
    pendingPayer: payerId ?? PLATFORM,
    depth: ancestorsOf(context, receiverId).length,
    periodStart,
    periodEnd,
    dueAt: dueAt.toISOString(),
    status: 'PENDING',
    currency: contract.currency,
    ...measured,
    ...figuresOf(contract, measured, carry),
    settledAt: null,
    movementId: null,
    rejectReason: null,
    recounted: null,
  });
  emit(context, 'settlementChanged', { record, at: new Date(periodEnd) });
  // One of a window before those that are written already comes before them.
  refreshLineage(context, lineage);
  if (payerId !== null) retryAfterChange(context, payerId, dueAt);
}
