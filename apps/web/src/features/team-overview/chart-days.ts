import { addAmounts, addDays, divideAmount, formatAmount, parseAmount, type DayRange } from '@croupier/sdk/rules';
import type { TeamPoint } from '@croupier/sdk/types';

import { dayCount } from './days-before.ts';

/** Days of the chart when the period has fewer than a week. */
const CHART_DAYS = 14;
const LEAST_DAYS = 7;

/** The days of the chart: those of the period, or the two weeks up to its end, as far as the site shows them at once. */
export function chartDays(days: DayRange, recordsDays: number): DayRange {
  if (dayCount(days) >= LEAST_DAYS) return days;
  return { from: addDays(days.to, 1 - Math.min(CHART_DAYS, recordsDays)), to: days.to };
}

/** Amounts of a day that the chart can show. */
export const MEASURES = ['operatorResult', 'validBet', 'deposit', 'withdrawal'] as const;
export type Measure = (typeof MEASURES)[number];

/** Average of a measure over days that are over, to the centavo; undefined for fewer than two of them. */
export function averageOf(points: readonly TeamPoint[], measure: Measure, currency: string): string | undefined {
  if (points.length < 2) return undefined;
  const sum = points.map((point) => parseAmount(point[measure], currency)).reduce(addAmounts);
  return formatAmount(divideAmount(sum, String(points.length), 'half-up'));
}
