import { periodAt, startOfDay, type Period } from '@croupier/sdk/rules';

import type { ContractRow } from '../../store/rows/contracts.ts';
import { windowAt } from '../contracts/index.ts';
import { SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { playDaysOf, playSlotsOf } from '../play-totals/index.ts';
import { teamOf } from '../team/index.ts';
import type { Window } from './measure.ts';

/** A period of a preview with the windows of it that have bets. */
export interface PastPeriod extends Window {
  readonly windows: readonly Window[];
}

type Line = Pick<ContractRow, 'type' | 'period' | 'receiverId'>;

/**
 * The last periods with bets of a line that are over, newest first: windows of the kind, but the hours of a real-time
 * salary, so that its windows fit.
 */
export function pastPeriodsOf(context: DomainContext, line: Line, count: number): PastPeriod[] {
  const now = context.clock.now().getTime();
  const periods = new Map<number, PastPeriod>();
  for (const day of daysWithBets(context, line.receiverId)) {
    // A further day may belong to the last period.
    for (const mark of marksOf(context, line.receiverId, day)) {
      const period = previewPeriodAt(line, mark);
      if (period.end.getTime() > now) continue;
      const key = period.start.getTime();
      const windows = periods.get(key)?.windows ?? [];
      periods.set(key, { ...period, windows: withWindow(windows, windowAt(line, mark)) });
    }
    if (periods.size > count) break;
  }
  return [...periods.values()].toSorted((a, b) => b.start.getTime() - a.start.getTime()).slice(0, count);
}

function previewPeriodAt(line: Line, mark: Date): Period {
  return line.type === 'REALTIME_SALARY' ? periodAt('HOUR', mark, SITE_TIME_ZONE) : windowAt(line, mark);
}

function withWindow(windows: readonly Window[], window: Window): readonly Window[] {
  const isKnown = windows.some(({ start }) => start.getTime() === window.start.getTime());
  return isKnown ? windows : [...windows, window];
}

const accountsOf = (context: DomainContext, memberId: string): string[] => [
  memberId,
  ...teamOf(context, memberId).map(({ id }) => id),
];

/** The brand days with bets of a line, newest first. */
function daysWithBets(context: DomainContext, memberId: string): string[] {
  const days = accountsOf(context, memberId).flatMap((id) => playDaysOf(context, id).map(({ day }) => day));
  return [...new Set(days)].toSorted().toReversed();
}

/** The marks of 5 minutes with bets of a line in a brand day. */
function marksOf(context: DomainContext, memberId: string, day: string): Date[] {
  const period = periodAt('DAY', startOfDay(day, SITE_TIME_ZONE), SITE_TIME_ZONE);
  const marks = playSlotsOf(context, accountsOf(context, memberId), period).map(({ mark }) => mark);
  return [...new Set(marks)].map((mark) => new Date(mark));
}
