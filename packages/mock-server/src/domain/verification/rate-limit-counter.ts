import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** Limit per window; exceeding it starts a pause. */
export interface RateLimit {
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
  /** Duration of the pause in ms; by default until the window ends. */
  readonly pause?: number;
}

/** The seconds until one more of `name` is allowed, 0 when it is now; counts nothing. */
export function secondsUntil({ store, clock }: DomainContext, name: string, { most, within }: RateLimit): number {
  const kept = store.tallies.get(name);
  if (kept === undefined) return 0;
  const free = Date.parse(kept.blockedUntil ?? kept.startedAt) + (kept.blockedUntil === null ? within : 0);
  const isFull = kept.blockedUntil !== null || kept.count >= most;
  return isFull ? Math.max(0, Math.ceil((free - clock.now().getTime()) / 1000)) : 0;
}

/** Counts one more of `name`, or refuses it with RATE_LIMITED. */
export function countOrRefuse(context: DomainContext, name: string, allowance: RateLimit): void {
  const wait = countAttempt(context, name, allowance);
  if (wait !== undefined) throw new Refusal('RATE_LIMITED', { retryAfter: wait });
}

/**
 * Counts one event of `name`. Undefined when allowed; otherwise nothing is counted and the seconds until the next are
 * returned.
 */
export function countAttempt(
  context: DomainContext,
  name: string,
  { most, within, pause }: RateLimit,
): number | undefined {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const kept = store.tallies.get(name);
  const blockedBefore = kept?.blockedUntil ?? null;
  const blockedFor = blockedBefore === null ? 0 : Date.parse(blockedBefore) - now;
  if (blockedFor > 0) return Math.ceil(blockedFor / 1000);
  const windowIsOpen = kept !== undefined && kept.blockedUntil === null && now - Date.parse(kept.startedAt) < within;
  const startedAt = windowIsOpen ? kept.startedAt : new Date(now).toISOString();
  const count = windowIsOpen ? kept.count : 0;
  const isTooMany = count >= most;
  const blockedUntil = isTooMany
    ? new Date(pause === undefined ? Date.parse(startedAt) + within : now + pause).toISOString()
    : null;
  store.transact(() => {
    if (kept !== undefined) store.tallies.remove(name);
    store.tallies.insert({ id: name, startedAt, count: isTooMany ? count : count + 1, blockedUntil });
  });
  return blockedUntil === null ? undefined : Math.ceil((Date.parse(blockedUntil) - now) / 1000);
}
