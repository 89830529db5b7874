import {
  answerIdempotently,
  findAnswer,
  Refusal,
  fingerprintOf,
  type DomainContext,
  type RequestKey,
} from '../domain/kernel/index.ts';
import type { Call } from './call.ts';

/** Slot of one call under its key, from admission to answer. */
export interface IdempotencySlot {
  /** Answer stored under the key; when present, the call is not run again. */
  readonly stored: { readonly value: unknown } | undefined;
  /** Runs the handler and stores its answer in one transaction. */
  commit(handle: () => unknown): unknown;
  /**
   * Frees the slot after `delay` ms, when the caller receives the answer. Until then the key is refused as still
   * running.
   */
  end(delay: number): void;
}

/**
 * Lets keyed calls take effect once. Refuses with REQUEST_IN_PROGRESS while the first is running, and with
 * DUPLICATE_REQUEST for a different request under the same key. Running calls are kept in memory only: a call
 * that ended with the process had no effect, so its key is free.
 */
export function createIdempotencyGuard(wallNow: () => number): (call: Call, context: DomainContext) => IdempotencySlot {
  const running = new Map<string, { readonly fingerprint: string; readonly until: number }>();
  return (call, context) => {
    const key = keyOf(call);
    if (key === undefined) return { stored: undefined, commit: (handle) => handle(), end: () => {} };
    const other = running.get(key.id);
    if (other !== undefined && other.until > wallNow()) {
      if (other.fingerprint !== key.fingerprint) throw new Refusal('DUPLICATE_REQUEST');
      // The contract has no REQUEST_IN_PROGRESS for servers; RATE_LIMITED makes them retry, too.
      throw call.server === undefined
        ? new Refusal('REQUEST_IN_PROGRESS')
        : new Refusal('RATE_LIMITED', { retryAfter: 1 });
    }
    const stored = findAnswer(context, key);
    const { fingerprint } = key;
    if (stored === undefined) running.set(key.id, { fingerprint, until: Infinity });
    return {
      stored,
      commit: (handle) => answerIdempotently(context, key, handle),
      end(delay) {
        if (stored !== undefined) return;
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

/** Ids of a server are scoped to it: they identify one of its transactions in any operation. */
function vendorKey({ server, input }: Call, field: string): string | undefined {
  const { body } = input;
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return server === undefined || typeof id !== 'string' ? undefined : `${server.role} ${server.code} ${id}`;
}

/** Canonical JSON, independent of field order. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
