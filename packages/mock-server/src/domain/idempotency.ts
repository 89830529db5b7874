import type { DomainContext } from './context.ts';
import { Refusal } from './refusal.ts';

const DAY = 86_400_000;

/** Under what a call has its effect once. */
export interface RequestKey {
  /** Who calls, what, and the key that they gave. */
  readonly id: string;
  /** Tells whether the same was sent. */
  readonly fingerprint: string;
  /** A server's ids name a movement for ever; what a person's client gives is kept for a day. */
  readonly forever: boolean;
}

/**
 * The answer that was given under a key, undefined when there was none. Refuses with DUPLICATE_REQUEST when something
 * else was sent under it.
 */
export function findAnswer({ store, clock }: DomainContext, key: RequestKey): { readonly value: unknown } | undefined {
  const known = store.requestKeys.get(key.id);
  if (known === undefined) return undefined;
  if (known.keepUntil !== null && Date.parse(known.keepUntil) <= clock.now().getTime()) return undefined;
  if (known.fingerprint !== key.fingerprint) throw new Refusal('DUPLICATE_REQUEST');
  return { value: known.answer === null ? undefined : JSON.parse(known.answer) };
}

/**
 * Does the work and keeps its answer under the key, both or neither. A refusal keeps nothing: whatever the work did on
 * purpose before it refused stays, as without a key, but the key stays free, so that the caller may correct what they
 * sent and try again.
 */
export function answerOnce<Value>(context: DomainContext, key: RequestKey, work: () => Value): Value {
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

/** Forgets what was kept long enough; looks once an hour, because it has to look at all of them. */
export function forgetOldKeys({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  if (now - (lastCleaned.get(store) ?? 0) < HOUR) return;
  lastCleaned.set(store, now);
  const old = store.requestKeys.all().filter(({ keepUntil }) => keepUntil !== null && Date.parse(keepUntil) <= now);
  if (old.length > 0) store.transact(() => old.forEach(({ id }) => store.requestKeys.remove(id)));
}
