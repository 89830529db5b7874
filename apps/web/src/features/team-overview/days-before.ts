import { addDays, DAY_MS, type DayRange } from '@croupier/sdk/rules';

/** Number of days of a range, both included. */
export const dayCount = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The days that the platform compares with: as many, right before. */
export function daysBefore(days: DayRange): DayRange {
  const count = dayCount(days);
  return { from: addDays(days.from, -count), to: addDays(days.to, -count) };
}
