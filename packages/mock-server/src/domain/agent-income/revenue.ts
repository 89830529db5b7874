import { calendarDay, compareAmounts, parseAmount } from '@croupier/sdk/rules';
import type { AgentRevenuePage, AgentRevenueRow } from '@croupier/sdk/types';

import { pageOf, SITE_TIME_ZONE, type CallContext, type PageQuery, type TimeQuery } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { rebateDifferencesOf } from '../rebate-differences/index.ts';
import { recordsRange } from '../site/index.ts';
import { incomeOf } from './income.ts';

interface RevenueQuery extends PageQuery, TimeQuery {
  readonly sort?: 'date' | 'total' | 'net' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** One page of the days with income of the calling agent, and the sum of all that match. */
export function getRevenue(context: CallContext, query: RevenueQuery): AgentRevenuePage {
  const agent = callingMember(context);
  const range = recordsRange(context, query);
  const dayOf = (time: number): string => calendarDay(new Date(time), SITE_TIME_ZONE);
  const rebates = rebateDifferencesOf(context, agent.id, { from: dayOf(range.from), to: dayOf(range.to) });
  const { days, total } = incomeOf(context, agent, { range, rebates });
  return { ...pageOf(sorted(days, query), query), total };
}

/** Of equal figures the newest day first. */
function sorted(days: readonly AgentRevenueRow[], { sort = 'date', order = 'desc' }: RevenueQuery): AgentRevenueRow[] {
  const newest = (a: AgentRevenueRow, b: AgentRevenueRow): number => (a.date < b.date ? 1 : -1);
  const sign = order === 'asc' ? 1 : -1;
  return days.toSorted((a, b) => {
    if (sort === 'date') return -sign * newest(a, b);
    const [first, second] = [parseAmount(a[sort], a.currency), parseAmount(b[sort], b.currency)];
    return sign * compareAmounts(first, second) || newest(a, b);
  });
}
