import type { Collection, Row } from '../../store/collection.ts';

const lastLooked = new WeakMap<object, number>();
const INTERVAL_MS = 10_000;

/** Removes what has expired; looks every ten seconds, because it has to look at all rows. */
export function forgetExpired(rows: Collection<Row & { readonly expiresAt: string }>, now: number): void {
  if (now - (lastLooked.get(rows) ?? 0) < INTERVAL_MS) return;
  lastLooked.set(rows, now);
  for (const { id, expiresAt } of rows.all()) if (Date.parse(expiresAt) <= now) rows.remove(id);
}
