import type { Collection } from '../../store/collection.ts';
import type { Row } from '../../store/row-index.ts';

const lastRuns = new WeakMap<object, number>();
const INTERVAL_MS = 10_000;

/** Deletes expired rows; at most every ten seconds, because it scans all rows. */
export function forgetExpired(rows: Collection<Row & { readonly expiresAt: string }>, now: number): void {
  if (now - (lastRuns.get(rows) ?? 0) < INTERVAL_MS) return;
  lastRuns.set(rows, now);
  for (const { id, expiresAt } of rows.all()) if (Date.parse(expiresAt) <= now) rows.remove(id);
}
