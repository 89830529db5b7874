import { earliest, type DomainContext, type DueStep } from '../kernel/index.ts';
import { closeWindow } from './close-windows.ts';
import { payDue, pendingRecords } from './pay.ts';

/** What contracts do next: at the end of windows they are counted, then what is due is paid (CT-60). */
export function nextSettlementStep(context: DomainContext): DueStep | undefined {
  return earliest([...nextClose(context), ...nextPayment(context)]);
}

/** The end of the earliest open windows. */
function nextClose(context: DomainContext): DueStep[] {
  const windows = context.store.salaryWindows.all();
  const at = Math.min(...windows.map(({ periodEnd }) => Date.parse(periodEnd)));
  if (!Number.isFinite(at)) return [];
  const ending = windows.filter(({ periodEnd }) => Date.parse(periodEnd) === at);
  return [{ at, run: () => ending.forEach((row) => closeWindow(context, row)) }];
}

/** The next due moment, or the mark at which a short payer is tried again. */
function nextPayment(context: DomainContext): DueStep[] {
  const { store } = context;
  const dues = pendingRecords(context)
    .filter(({ payerId }) => payerId === null || store.shortPayers.get(payerId) === undefined)
    .map(({ dueAt }) => dueAt);
  const retries = store.shortPayers.all().flatMap(({ retryAt }) => retryAt ?? []);
  const at = Math.min(...[...dues, ...retries].map((time) => Date.parse(time)));
  return Number.isFinite(at) ? [{ at, run: () => payDue(context, new Date(at)) }] : [];
}
