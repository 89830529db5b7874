import { DAY_MS, HOUR_MS } from '@croupier/sdk/rules';

import type { DomainContext } from './context.ts';
import { Refusal } from './refusal.ts';

/** Key of a call, under which its answer is stored. */
export interface RequestKey {
  /** Caller, operation and key. */
  readonly id: string;
  /** Hash of the request. */
  readonly fingerprint: string;
  /** True for servers' transaction ids, which never expire; keys of members' clients expire after a day. */
  readonly forever: boolean;
}

/**
 * Stored answer of a key; undefined without one or when it has expired. Refuses a different request under the same key
 * with DUPLICATE_REQUEST.
 */
export function findAnswer({ store, clock }: DomainContext, key: RequestKey): { readonly value: unknown } | undefined {
  const stored = store.requestKeys.get(key.id);
  if (stored === undefined) return undefined;
  if (stored.keepUntil !== null && Date.parse(stored.keepUntil) <= clock.now().getTime()) return undefined;
  if (stored.fingerprint !== key.fingerprint) throw new Refusal('DUPLICATE_REQUEST');
  return { value: stored.answer === null ? undefined : JSON.parse(stored.answer) };
}

/**
 * Runs the work and stores its answer under the key in one transaction. Call `findAnswer` first: a stored answer is not looked for. After a refusal, writes made before it remain,
 * but no answer is stored, so that the caller can correct the request and send it under the same key.
 */
export function answerIdempotently<Value>(context: DomainContext, key: RequestKey, work: () => Value): Value {
  const { store, clock } = context;
  const outcome = store.transact((): { readonly value: Value } | Refusal => {
    let value: Value;
    try {
      value = work();
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    if (store.requestKeys.get(key.id) !== undefined) store.requestKeys.remove(key.id);
    const keepUntil = key.forever ? null : new Date(clock.now().getTime() + DAY_MS).toISOString();
    const answer = value === undefined ? null : JSON.stringify(value);
    store.requestKeys.insert({ id: key.id, fingerprint: key.fingerprint, answer, keepUntil });
    return { value };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome.value;
}

const lastCleaned = new WeakMap<object, number>();

/** Deletes expired records; at most once an hour, because it scans all records. */
export function deleteExpiredKeys({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  if (now - (lastCleaned.get(store) ?? 0) < HOUR_MS) return;
  lastCleaned.set(store, now);
  const old = store.requestKeys.all().filter(({ keepUntil }) => keepUntil !== null && Date.parse(keepUntil) <= now);
  if (old.length > 0) store.transact(() => old.forEach(({ id }) => store.requestKeys.remove(id)));
}
