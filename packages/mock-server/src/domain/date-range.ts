import { Refusal } from './refusal.ts';

const LONGEST = 90 * 86_400_000;

/**
 * Whether a moment lies in a time asked for, both ends included. Refuses with DATE_RANGE_INVALID a time that ends
 * before it begins or is longer than 90 days.
 */
export function inRange(range: { readonly startTime: string; readonly endTime: string }): (time: string) => boolean {
  const [start, end] = [Date.parse(range.startTime), Date.parse(range.endTime)];
  if (end < start || end - start > LONGEST) throw new Refusal('DATE_RANGE_INVALID');
  return (time) => Date.parse(time) >= start && Date.parse(time) <= end;
}
