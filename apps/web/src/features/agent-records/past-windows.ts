import { periodAt, type PeriodKind } from '@croupier/sdk/rules';
import type { ContractType, RunningSettlement, SalaryRecord } from '@croupier/sdk/types';

import type { TimeWindow } from '../../shared/window-text.ts';

/** The windows that a kind is drawn with; a dividend is drawn on a scale instead. */
const DRAWN = {
  DAILY_SALARY: { kind: 'DAY', count: 21 },
  HOUR_SALARY: { kind: 'HOUR', count: 23 },
  REALTIME_SALARY: { kind: 'FIVE_MINUTES', count: 11 },
} as const satisfies Partial<Record<ContractType, { readonly kind: PeriodKind; readonly count: number }>>;

/** Kinds that are drawn as bars. */
export type BarKind = keyof typeof DRAWN;

export const isBarKind = (kind: ContractType): kind is BarKind => kind in DRAWN;

/** Number of windows before the running one. */
export const drawnCount = (kind: BarKind): number => DRAWN[kind].count;

/** A window with its settlement, which is missing where nobody bet. */
export interface PastWindow extends TimeWindow {
  readonly settlement: SalaryRecord | undefined;
}

/**
 * The windows before the running one, the oldest first, also those without bets, for which there is no settlement. Hours are
 * those of today.
 */
export function pastWindows(
  kind: BarKind,
  running: RunningSettlement,
  settlements: readonly SalaryRecord[],
  timeZone: string,
): readonly PastWindow[] {
  const byStart = new Map(settlements.map((settlement) => [Date.parse(settlement.periodStart), settlement]));
  const today = periodAt('DAY', new Date(running.periodStart), timeZone).start.getTime();
  const earliest = kind === 'HOUR_SALARY' ? today : Number.NEGATIVE_INFINITY;
  const windows: PastWindow[] = [];
  for (let end = Date.parse(running.periodStart); windows.length < DRAWN[kind].count && end > earliest;) {
    const { start } = periodAt(DRAWN[kind].kind, new Date(end - 1), timeZone);
    windows.push({
      periodStart: start.toISOString(),
      periodEnd: new Date(end).toISOString(),
      settlement: byStart.get(start.getTime()),
    });
    end = start.getTime();
  }
  return windows.toReversed();
}
