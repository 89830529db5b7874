import type { DomainContext } from '../domain/context.ts';
import { answerOnce, findAnswer, type RequestKey } from '../domain/idempotency.ts';
import { Refusal } from '../domain/refusal.ts';
import { fingerprintOf } from '../domain/signature.ts';
import type { Call } from './call.ts';

/** One call's turn under its key, from when it is let in to when it is answered. */
export interface Turn {
  /** The answer that the key had before; then nothing is done. */
  readonly known: { readonly value: unknown } | undefined;
  /** Runs the handler, and keeps its answer in the same transaction. */
  commit(handle: () => unknown): unknown;
  /**
   * Ends the turn, for the caller that many milliseconds from now. Until then the same key is told that the first
   * request is still running.
   */
  end(delay: number): void;
}

/**
 * Makes calls with a key have their effect once. Refuses with REQUEST_IN_PROGRESS while the first still runs, and with
 * DUPLICATE_REQUEST when the same key came with something else. Which calls still run is known to this process alone: a
 * call that died with it had no effect, so its key is free.
 */
export function createTurns(wallNow: () => number): (call: Call, context: DomainContext) => Turn {
  const running = new Map<string, { readonly fingerprint: string; readonly until: number }>();
  return (call, context) => {
    const key = keyOf(call);
    if (key === undefined) return { known: undefined, commit: (handle) => handle(), end: () => {} };
    const other = running.get(key.id);
    if (other !== undefined && other.until > wallNow()) {
      // The contract has no such answer for servers; the one that they know makes them try again.
      const busy = call.server === undefined ? 'REQUEST_IN_PROGRESS' : 'RATE_LIMITED';
      throw new Refusal(other.fingerprint === key.fingerprint ? busy : 'DUPLICATE_REQUEST');
    }
    const known = findAnswer(context, key);
    const { fingerprint } = key;
    if (known === undefined) running.set(key.id, { fingerprint, until: Infinity });
    return {
      known,
      commit: (handle) => answerOnce(context, key, handle),
      end(delay) {
        if (known !== undefined) return;
        if (delay === 0) running.delete(key.id);
        else running.set(key.id, { fingerprint, until: wallNow() + delay });
      },
    };
  };
}

/** The key that the contract gives a call; undefined for calls without. */
function keyOf(call: Call): RequestKey | undefined {
  const { id, description } = call.operation;
  const name = description.idempotentBy === undefined ? personsKey(call) : serversKey(call, description.idempotentBy);
  if (name === undefined) return undefined;
  const { body, query, path } = call.input;
  const fingerprint = fingerprintOf(canonical([id, body, query, path]));
  return { id: name, fingerprint, forever: call.server !== undefined };
}

/** Kept by account and operation. */
function personsKey({ operation, session, request }: Call): string | undefined {
  if (!operation.description.idempotent || session === undefined) return undefined;
  return `${session.memberId} ${operation.id} ${request.headers.get('Idempotency-Key')}`;
}

/** A server's ids name one thing each, whatever call they come with. */
function serversKey({ server, input }: Call, field: string): string | undefined {
  const { body } = input;
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return server === undefined || typeof id !== 'string' ? undefined : `${server} ${id}`;
}

/** The same text for the same data, in whatever order its fields came. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
