import { Refusal, type DomainContext } from '../kernel/index.ts';

/** Limit per window; exceeding it starts a pause. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
  /** Duration of the pause; by default until the window ends. */
  readonly pauseMs?: number;
}

/** Seconds until the next event of `name` is allowed; 0 when it is allowed now. Counts nothing. */
export function secondsUntil({ store, clock }: DomainContext, name: string, { max, windowMs }: RateLimit): number {
  const counter = store.tallies.get(name);
  if (counter === undefined) return 0;
  const freeAt = Date.parse(counter.blockedUntil ?? counter.startedAt) + (counter.blockedUntil === null ? windowMs : 0);
  const isFull = counter.blockedUntil !== null || counter.count >= max;
  return isFull ? Math.max(0, Math.ceil((freeAt - clock.now().getTime()) / 1000)) : 0;
}

/** Counts one event of `name`; refuses it with RATE_LIMITED above the limit. */
export function countOrRefuse(context: DomainContext, name: string, limit: RateLimit): void {
  const wait = countAttempt(context, name, limit);
  if (wait !== undefined) throw new Refusal('RATE_LIMITED', { retryAfter: wait });
}

/**
 * Counts one event of `name` and returns undefined. Above the limit it counts nothing and returns the seconds until the
 * next event is allowed.
 */
export function countAttempt(
  context: DomainContext,
  name: string,
  { max, windowMs, pauseMs }: RateLimit,
): number | undefined {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const counter = store.tallies.get(name);
  const blockedBefore = counter?.blockedUntil ?? null;
  const blockedFor = blockedBefore === null ? 0 : Date.parse(blockedBefore) - now;
  if (blockedFor > 0) return Math.ceil(blockedFor / 1000);
  const windowIsOpen =
    counter !== undefined && counter.blockedUntil === null && now - Date.parse(counter.startedAt) < windowMs;
  const startedAt = windowIsOpen ? counter.startedAt : new Date(now).toISOString();
  const count = windowIsOpen ? counter.count : 0;
  const isTooMany = count >= max;
  const blockedUntil = isTooMany
    ? new Date(pauseMs === undefined ? Date.parse(startedAt) + windowMs : now + pauseMs).toISOString()
    : null;
  store.transact(() => {
    if (counter !== undefined) store.tallies.remove(name);
    store.tallies.insert({ id: name, startedAt, count: isTooMany ? count : count + 1, blockedUntil });
  });
  return blockedUntil === null ? undefined : Math.ceil((Date.parse(blockedUntil) - now) / 1000);
}
