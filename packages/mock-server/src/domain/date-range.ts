import { Refusal } from './refusal.ts';

const MAX_RANGE_MS = 90 * 86_400_000;

/**
 * Returns a predicate for instants in a range, both ends inclusive. Refuses a range that ends before it starts or
 * exceeds 90 days with DATE_RANGE_INVALID.
 */
export function inRange(range: { readonly startTime: string; readonly endTime: string }): (time: string) => boolean {
  const [start, end] = [Date.parse(range.startTime), Date.parse(range.endTime)];
  if (end < start || end - start > MAX_RANGE_MS) throw new Refusal('DATE_RANGE_INVALID');
  return (time) => Date.parse(time) >= start && Date.parse(time) <= end;
}
