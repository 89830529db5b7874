import dayjs from 'dayjs';

/** Days as `yyyy-MM-dd`, both inclusive; an empty string when not set. */
export interface DateRange {
  from: string;
  to: string;
}

export type DatePreset = 'next7' | 'next30' | 'past7' | 'past30';

const DAY = 'YYYY-MM-DD';
const DAYS: Record<DatePreset, number> = { next7: 7, next30: 30, past7: -7, past30: -30 };

/** Range of a preset, today included: `past7` is today and the six days before. */
export function rangeOf(preset: DatePreset, today: string): DateRange {
  const days = DAYS[preset];
  const other = dayjs(today)
    .add(days - Math.sign(days), 'day')
    .format(DAY);
  return days < 0 ? { from: other, to: today } : { from: today, to: other };
}

/** Range after one end changed. If the ends cross, the other end moves along. */
export function changeBoundary(range: DateRange, end: keyof DateRange, day: string): DateRange {
  const changed = { ...range, [end]: day };
  const isTurned = changed.from !== '' && changed.to !== '' && changed.from > changed.to;
  return isTurned ? { from: changed.to, to: changed.from } : changed;
}
