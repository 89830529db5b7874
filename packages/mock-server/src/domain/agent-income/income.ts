import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { AgentRevenueRow, AgentRevenueTotal, ContractType } from '@croupier/sdk/types';

import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { isInRange, type DomainContext, type TimeRange } from '../kernel/index.ts';
import { byDay, earnedAt } from '../settlements/index.ts';

/** An agent as far as its income depends on it. */
interface Earner {
  readonly id: string;
  readonly currency: string;
}

/** Income by day, in no order, and its sum. */
export interface Income {
  readonly days: readonly AgentRevenueRow[];
  readonly total: AgentRevenueTotal;
}

/** What an agent was paid and paid on, by the day in which it was earned (AG-32); `rebates` are rebate differences by day. */
export function incomeOf(
  { store }: DomainContext,
  earner: Earner,
  { range, rebates }: { readonly range: TimeRange; readonly rebates: ReadonlyMap<string, Amount> },
): Income {
  const { id } = earner;
  const records = [
    ...store.salaryRecords.findBy('receiverId', id),
    ...store.salaryRecords.findBy('payerId', id),
  ].filter((row) => row.status === 'PAID' && isInRange(range, earnedAt(row)));
  const recordsByDay = byDay(records);
  const dates = new Set([...recordsByDay.keys(), ...rebates.keys()]);
  const days = [...dates].map((date): AgentRevenueRow => {
    const rebate = rebates.get(date);
    return { date, ...sumsOf(earner, recordsByDay.get(date) ?? [], rebate === undefined ? [] : [rebate]) };
  });
  return { days, total: sumsOf(earner, records, [...rebates.values()]) };
}

function sumsOf(
  { id, currency }: Earner,
  records: readonly SalaryRecordRow[],
  rebates: readonly Amount[],
): AgentRevenueTotal {
  const nothing: Amount = { minor: 0n, currency };
  const sumOf = (rows: readonly SalaryRecordRow[]): Amount =>
    rows.map(({ amount }) => parseAmount(amount, currency)).reduce(addAmounts, nothing);
  const received = records.filter(({ receiverId }) => receiverId === id);
  const receivedBy = (kind: ContractType): Amount => sumOf(received.filter(({ type }) => type === kind));
  const rebate = rebates.reduce(addAmounts, nothing);
  const total = addAmounts(sumOf(received), rebate);
  const paidOut = sumOf(records.filter(({ payerId }) => payerId === id));
  return {
    dividend: formatAmount(receivedBy('DIVIDEND')),
    dailySalary: formatAmount(receivedBy('DAILY_SALARY')),
    hourSalary: formatAmount(receivedBy('HOUR_SALARY')),
    realtimeSalary: formatAmount(receivedBy('REALTIME_SALARY')),
    rebate: formatAmount(rebate),
    total: formatAmount(total),
    paidOut: formatAmount(paidOut),
    net: formatAmount(subtractAmounts(total, paidOut)),
    currency,
  };
}
