import { addAmounts, compareAmounts, DAY_MS, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';

import type { Correction, SalaryRecordRow } from '../../store/rows/settlements.ts';
import type { DomainContext } from '../kernel/index.ts';
import { figuresOf, noCarry } from './figures.ts';
import { measure, type Window } from './measure.ts';
import { openRunningWindow } from './open-windows.ts';
import { carryOf, contractOf, keepCarry, refreshLineage } from './record-rows.ts';
import { retryAfterChange } from './short-payers.ts';

/** Days after a window's end in which it is corrected; later changes are left to staff (CT-55). */
const CORRECTED_DAYS = 90;

/** The window of a settlement. */
export function windowOf({ periodStart, periodEnd }: Pick<SalaryRecordRow, 'periodStart' | 'periodEnd'>): Window {
  return { start: new Date(periodStart), end: new Date(periodEnd) };
}

/** Counts a settlement again whose bets changed: an unpaid one is worth what it is now, a paid one is corrected by the next. */
export function recount(context: DomainContext, row: SalaryRecordRow): void {
  if (row.status === 'PENDING') recountUnpaid(context, row);
  else if (row.status === 'PAID') correct(context, row);
}

function recountUnpaid(context: DomainContext, row: SalaryRecordRow): void {
  const { lines, deductions } = measure(context, row, windowOf(row));
  context.store.salaryRecords.update(row.id, { lines, deductions });
  refreshLineage(context, row.lineage);
  if (row.payerId !== null) retryAfterChange(context, row.payerId, context.clock.now());
}

/** Hands the difference to the lineage's next settlement, in money and in the carried base of a dividend (CT-55). */
function correct(context: DomainContext, row: SalaryRecordRow): void {
  const { store, clock } = context;
  const { lineage, currency } = row;
  if (clock.now().getTime() - Date.parse(row.periodEnd) > CORRECTED_DAYS * DAY_MS) return;
  const contract = contractOf(context, row);
  const { gross, carriedOut } = figuresOf(contract, measure(context, row, windowOf(row)), {
    ...noCarry(currency),
    base: row.carriedIn,
  });
  const before = row.recounted ?? row;
  if (before.gross === gross && before.carriedOut === carriedOut) return;
  store.salaryRecords.update(row.id, { recounted: { gross, carriedOut } });
  const carry = carryOf(context, lineage, currency);
  const moved = subtractAmounts(parseAmount(carriedOut, currency), parseAmount(before.carriedOut, currency));
  keepCarry(context, lineage, {
    base: formatAmount(addAmounts(parseAmount(carry.base, currency), moved)),
    correction: carry.correction,
    open: withCorrection(carry.open, { recordId: row.id, was: before.gross, is: gross }),
  });
  refreshLineage(context, lineage);
  // More is due than was paid, whether or not the line plays again.
  if (compareAmounts(parseAmount(gross, currency), parseAmount(before.gross, currency)) > 0) {
    openRunningWindow(context, lineage);
  }
}

/** Adds a correction; the one of a window that is open already goes on from there, and ends when nothing is left of it. */
function withCorrection(open: readonly Correction[], added: Correction): Correction[] {
  const earlier = open.find(({ recordId }) => recordId === added.recordId);
  const merged = { ...added, was: earlier?.was ?? added.was };
  const others = open.filter((correction) => correction !== earlier);
  return merged.was === merged.is ? others : [...others, merged];
}
