import type { DomainContext } from './context.ts';
import { Refusal } from './refusal.ts';

const DAY = 86_400_000;

/** Idempotency record of a call. */
export interface RequestKey {
  /** Caller, operation and key. */
  readonly id: string;
  /** Hash of the request. */
  readonly fingerprint: string;
  /** Server ids identify a movement for ever; keys of people's clients are kept for a day. */
  readonly forever: boolean;
}

/**
 * The stored answer of a key; undefined when there is none. Refuses a different request under the same key with
 * DUPLICATE_REQUEST.
 */
export function findAnswer({ store, clock }: DomainContext, key: RequestKey): { readonly value: unknown } | undefined {
  const known = store.requestKeys.get(key.id);
  if (known === undefined) return undefined;
  if (known.keepUntil !== null && Date.parse(known.keepUntil) <= clock.now().getTime()) return undefined;
  if (known.fingerprint !== key.fingerprint) throw new Refusal('DUPLICATE_REQUEST');
  return { value: known.answer === null ? undefined : JSON.parse(known.answer) };
}

/**
 * Does the work and stores its answer under the key, both or neither. After a refusal nothing is stored: writes made
 * before the refusal remain, but the key stays free, so that the caller can correct the request and try again.
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
    const keepUntil = key.forever ? null : new Date(clock.now().getTime() + DAY).toISOString();
    const answer = value === undefined ? null : JSON.stringify(value);
    store.requestKeys.insert({ id: key.id, fingerprint: key.fingerprint, answer, keepUntil });
    return { value };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome.value;
}

const lastCleaned = new WeakMap<object, number>();
const HOUR = 3_600_000;

/** Deletes expired records; at most once an hour, because it scans all. */
export function deleteExpiredKeys({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  if (now - (lastCleaned.get(store) ?? 0) < HOUR) return;
  lastCleaned.set(store, now);
  const old = store.requestKeys.all().filter(({ keepUntil }) => keepUntil !== null && Date.parse(keepUntil) <= now);
  if (old.length > 0) store.transact(() => old.forEach(({ id }) => store.requestKeys.remove(id)));
}
