import { MINUTE_MS } from '@croupier/sdk/rules';

import { Refusal, type DomainContext } from '../kernel/index.ts';

/** Time without a failure after which counting starts again. */
const WINDOW_MS = 15 * MINUTE_MS;
const LOCK_MS = 15 * MINUTE_MS;
const FAILURES_TO_LOCK = 5;

/** Kinds of counters. Guests choose names freely, so each kind has its own key space. */
export const failureKey = {
  login: (account: string): string => `login:${account}`,
  address: (address: string): string => `address:${address}`,
  payment: (memberId: string): string => `payment:${memberId}`,
  change: (memberId: string): string => `change:${memberId}`,
  points: (memberId: string): string => `points:${memberId}`,
} as const;

/** Remaining lock time of `name` in seconds; 0 when not locked. */
export function lockoutSeconds({ store, clock }: DomainContext, name: string): number {
  const lockedUntil = store.loginFailures.get(name)?.lockedUntil ?? null;
  if (lockedUntil === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(lockedUntil) - clock.now().getTime()) / 1000));
}

/** Refuses with AUTH_ACCOUNT_LOCKED while `name` is locked. */
export function refuseLocked(context: DomainContext, name: string): void {
  const seconds = lockoutSeconds(context, name);
  if (seconds > 0) throw new Refusal('AUTH_ACCOUNT_LOCKED', { retryAfter: seconds });
}

/** Consecutive failures of `name`; 0 when the last one is 15 minutes ago. */
export function failuresOf({ store, clock }: DomainContext, name: string): number {
  const row = store.loginFailures.get(name);
  return row !== undefined && clock.now().getTime() - Date.parse(row.lastAt) < WINDOW_MS ? row.count : 0;
}

/**
 * Counts a failure; with `locks` the fifth consecutive one locks for 15 minutes. Returns the failures left before that.
 */
export function countFailure(context: DomainContext, name: string, { locks }: { readonly locks: boolean }): number {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const count = failuresOf(context, name) + 1;
  const isLocked = locks && count >= FAILURES_TO_LOCK;
  store.transact(() => {
    clearFailures(context, name);
    store.loginFailures.insert({
      id: name,
      count: isLocked ? 0 : count,
      lastAt: new Date(now).toISOString(),
      lockedUntil: isLocked ? new Date(now + LOCK_MS).toISOString() : null,
    });
  });
  return Math.max(0, FAILURES_TO_LOCK - count);
}

export function clearFailures({ store }: DomainContext, name: string): void {
  store.transact(() => {
    if (store.loginFailures.get(name) !== undefined) store.loginFailures.remove(name);
  });
}
