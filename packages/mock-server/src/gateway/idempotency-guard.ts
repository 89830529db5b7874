import type { DomainContext } from '../domain/context.ts';
import { answerIdempotently, findAnswer, type RequestKey } from '../domain/idempotency.ts';
import { Refusal } from '../domain/refusal.ts';
import { fingerprintOf } from '../domain/signature.ts';
import type { Call } from './call.ts';

/** Slot of one call under its key, from admission to answer. */
export interface IdempotencySlot {
  /** Stored answer of the key; if present nothing is done. */
  readonly known: { readonly value: unknown } | undefined;
  /** Runs the handler and stores its answer in the same transaction. */
  commit(handle: () => unknown): unknown;
  /**
   * Frees the slot after the given delay in ms, when the caller gets the answer. Until then the same key is refused as
   * still running.
   */
  end(delay: number): void;
}

/**
 * Gives keyed calls their effect once. Refuses with REQUEST_IN_PROGRESS while the first is running, and with
 * DUPLICATE_REQUEST for a different request under the same key. Running calls are known to this process only: a call
 * that died with it had no effect, so its key is free.
 */
export function createIdempotencyGuard(wallNow: () => number): (call: Call, context: DomainContext) => IdempotencySlot {
  const running = new Map<string, { readonly fingerprint: string; readonly until: number }>();
  return (call, context) => {
    const key = keyOf(call);
    if (key === undefined) return { known: undefined, commit: (handle) => handle(), end: () => {} };
    const other = running.get(key.id);
    if (other !== undefined && other.until > wallNow()) {
      // The contract has no such answer for servers; this one makes them retry.
      const busy = call.server === undefined ? 'REQUEST_IN_PROGRESS' : 'RATE_LIMITED';
      throw new Refusal(other.fingerprint === key.fingerprint ? busy : 'DUPLICATE_REQUEST');
    }
    const known = findAnswer(context, key);
    const { fingerprint } = key;
    if (known === undefined) running.set(key.id, { fingerprint, until: Infinity });
    return {
      known,
      commit: (handle) => answerIdempotently(context, key, handle),
      end(delay) {
        if (known !== undefined) return;
        if (delay === 0) running.delete(key.id);
        else running.set(key.id, { fingerprint, until: wallNow() + delay });
      },
    };
  };
}

/** Idempotency key of a call; undefined for operations without. */
function keyOf(call: Call): RequestKey | undefined {
  const { id, description } = call.operation;
  const name = description.idempotentBy === undefined ? memberKey(call) : vendorKey(call, description.idempotentBy);
  if (name === undefined) return undefined;
  const { body, query, path } = call.input;
  const fingerprint = fingerprintOf(canonical([id, body, query, path]));
  return { id: name, fingerprint, forever: call.server !== undefined };
}

/** Scoped to account and operation. */
function memberKey({ operation, session, request }: Call): string | undefined {
  if (!operation.description.idempotent || session === undefined) return undefined;
  return `${session.memberId} ${operation.id} ${request.headers.get('Idempotency-Key')}`;
}

/** Server ids are global: they identify one transaction in any operation. */
function vendorKey({ server, input }: Call, field: string): string | undefined {
  const { body } = input;
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return server === undefined || typeof id !== 'string' ? undefined : `${server} ${id}`;
}

/** Canonical JSON, independent of field order. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
