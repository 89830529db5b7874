import { calendarDay } from '@croupier/sdk/rules';
import type { ContractType, SalaryDay, SalaryDayPage } from '@croupier/sdk/types';

import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { pageOf, SITE_TIME_ZONE, type CallContext, type PageQuery } from '../kernel/index.ts';
import { earnedAt, recordsOf, totalsOf, type RecordFilter } from './list-records.ts';
import { sumTexts } from './measure.ts';

interface DayQuery extends RecordFilter, PageQuery {
  readonly type: ContractType;
}

/** The settlements of a kind summed by the day in which their window ends, newest first. */
export function listSalaryDays(context: CallContext, query: DayQuery): SalaryDayPage {
  const rows = recordsOf(context, query.type, query);
  const days = [...byDay(rows)].toSorted(([a], [b]) => (a < b ? 1 : -1));
  const page = pageOf(days, query);
  return {
    ...page,
    content: page.content.map(([date, ofDay]) => describeDay(context, date, ofDay)),
    ...totalsOf(context, rows),
  };
}

/** Settlements by the day in which they were earned. */
export function byDay(rows: readonly SalaryRecordRow[]): Map<string, SalaryRecordRow[]> {
  const days = new Map<string, SalaryRecordRow[]>();
  for (const row of rows) {
    const day = calendarDay(new Date(earnedAt(row)), SITE_TIME_ZONE);
    const found = days.get(day);
    if (found === undefined) days.set(day, [row]);
    else found.push(row);
  }
  return days;
}

function describeDay(context: CallContext, date: string, rows: readonly SalaryRecordRow[]): SalaryDay {
  const { totalReceived, totalPaid, currency } = totalsOf(context, rows);
  const pending = rows.filter(({ status }) => status === 'PENDING').map(({ amount }) => amount);
  return {
    date,
    records: rows.length,
    base: sumTexts(
      rows.map(({ base }) => base),
      currency,
    ),
    received: totalReceived,
    paid: totalPaid,
    pending: sumTexts(pending, currency),
  };
}
