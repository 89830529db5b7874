import { MINUTE_MS, type Period, type PeriodKind } from '@croupier/sdk/rules';
import type { ContractPeriod } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import { brandPeriodAt } from './brand-time.ts';
import { KINDS } from './kinds.data.ts';

/** What windows depend on. */
export type Rhythm = Pick<ContractRow, 'type' | 'period'>;

/** Time from the end of a period to its payment; a real-time salary is paid at once. */
const PAY_AFTER_MS = 10 * MINUTE_MS;

const PERIOD_KINDS: Readonly<Record<ContractPeriod, PeriodKind>> = {
  DAILY: 'DAY',
  WEEKLY: 'WEEK',
  SEMI_MONTHLY: 'SEMI_MONTH',
  MONTHLY: 'MONTH',
};

/** The window of a contract that contains an instant, `[start, end)`: each is counted by itself (CT-02, CT-03). */
export function windowAt({ type, period }: Rhythm, at: Date): Period {
  return brandPeriodAt(KINDS[type].window ?? periodKindOf(period), at);
}

/** When a window is paid: at the end of its contract's period and 10 minutes, or at its own end in real time (CT-02). */
export function dueAtOf({ type, period }: Rhythm, { start, end }: Pick<Period, 'start' | 'end'>): Date {
  if (type === 'REALTIME_SALARY') return end;
  return new Date(brandPeriodAt(periodKindOf(period), start).end.getTime() + PAY_AFTER_MS);
}

/** The first start of a window at an instant or after it (CT-15). */
export function firstStartFrom(rhythm: Rhythm, at: Date): Date {
  const { start, end } = windowAt(rhythm, at);
  return start.getTime() === at.getTime() ? start : end;
}

function periodKindOf(period: ContractPeriod | null): PeriodKind {
  if (period === null) throw new Error('Only a real-time salary has no period.');
  return PERIOD_KINDS[period];
}
