import {
  addAmounts,
  compareAmounts,
  formatAmount,
  parseAmount,
  subtractAmounts,
  calendarDay,
  type Amount,
} from '@croupier/sdk/rules';
import type { AgentRevenuePage, AgentRevenueRow, AgentRevenueTotal, ContractType } from '@croupier/sdk/types';

import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import {
  isInRange,
  pageOf,
  SITE_TIME_ZONE,
  type CallContext,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { rebateDifferencesOf } from '../rebate-differences/index.ts';
import { byDay, earnedAt } from '../settlements/index.ts';
import { recordsRange } from '../site/index.ts';

interface RevenueQuery extends PageQuery, TimeQuery {
  readonly sort?: 'date' | 'total' | 'net' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** What was paid of one day, or of several. */
interface Income {
  readonly records: readonly SalaryRecordRow[];
  /** Rebate differences. */
  readonly rebates: readonly Amount[];
}

/** Income and pay of the calling agent by the day in which it was earned, as far as it is paid (AG-32). */
export function getRevenue(context: CallContext, query: RevenueQuery): AgentRevenuePage {
  const { id, currency } = callingMember(context);
  const range = recordsRange(context, query);
  const { store } = context;
  const records = [
    ...store.salaryRecords.findBy('receiverId', id),
    ...store.salaryRecords.findBy('payerId', id),
  ].filter((row) => row.status === 'PAID' && isInRange(range, earnedAt(row)));
  const dayOf = (time: number): string => calendarDay(new Date(time), SITE_TIME_ZONE);
  const rebates = rebateDifferencesOf(context, id, { from: dayOf(range.from), to: dayOf(range.to) });
  const recordsByDay = byDay(records);
  const dates = [...new Set([...recordsByDay.keys(), ...rebates.keys()])];
  const rows = dates.map((date): AgentRevenueRow => {
    const rebate = rebates.get(date);
    return {
      date,
      ...sumsOf(id, currency, { records: recordsByDay.get(date) ?? [], rebates: rebate === undefined ? [] : [rebate] }),
    };
  });
  return {
    ...pageOf(sorted(rows, query), query),
    total: sumsOf(id, currency, { records, rebates: [...rebates.values()] }),
  };
}

function sumsOf(agentId: string, currency: string, { records, rebates }: Income): AgentRevenueTotal {
  const nothing: Amount = { minor: 0n, currency };
  const sumOf = (rows: readonly SalaryRecordRow[]): Amount =>
    rows.map(({ amount }) => parseAmount(amount, currency)).reduce(addAmounts, nothing);
  const received = records.filter(({ receiverId }) => receiverId === agentId);
  const receivedBy = (kind: ContractType): Amount => sumOf(received.filter(({ type }) => type === kind));
  const rebate = rebates.reduce(addAmounts, nothing);
  const total = addAmounts(sumOf(received), rebate);
  const paidOut = sumOf(records.filter(({ payerId }) => payerId === agentId));
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

/** Of equal figures the newest day first. */
function sorted(rows: readonly AgentRevenueRow[], { sort = 'date', order = 'desc' }: RevenueQuery): AgentRevenueRow[] {
  const newest = (a: AgentRevenueRow, b: AgentRevenueRow): number => (a.date < b.date ? 1 : -1);
  const sign = order === 'asc' ? 1 : -1;
  const amountOf = (row: AgentRevenueRow, field: 'total' | 'net'): Amount => parseAmount(row[field], row.currency);
  return rows.toSorted((a, b) => {
    if (sort === 'date') return -sign * newest(a, b);
    return sign * compareAmounts(amountOf(a, sort), amountOf(b, sort)) || newest(a, b);
  });
}
