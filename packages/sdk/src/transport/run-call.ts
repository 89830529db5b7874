import type { ApiError } from '../errors/api-error.ts';
import { outcomeOf, type Outcome } from '../errors/outcome.ts';
import { nameOfCall, callerKeyOf, withKey, type CallOptions } from './call.ts';
import type { IdempotencyKey, IdempotencyKeys } from './idempotency-keys.ts';
import { toApiError } from './send.ts';

const BASE_DELAY_MS = 400;
const MAX_DELAY_MS = 8000;

/** Codes of transient failures; every other refusal is final. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set(['INTERNAL_ERROR', 'RATE_LIMITED', 'REQUEST_IN_PROGRESS']);

/**
 * True for transient errors. A retry also requires that the call is safe to repeat: that it has no effect, or has an
 * idempotency key.
 */
function isTransient({ kind, code, cause }: ApiError): boolean {
  if (code !== undefined) return TRANSIENT_CODES.has(code);
  if (kind === 'malformed') return cause instanceof SyntaxError;
  return kind === 'network' || kind === 'server' || kind === 'rate-limit';
}

/**
 * Delay in milliseconds after the given number of failed tries: exponential back-off, half of it random so that many
 * clients do not retry at the same time, and never less than `Retry-After`.
 */
export function retryDelay(failures: number, { retryAfter }: ApiError, random: () => number): number {
  const longest = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failures - 1));
  const backOff = Math.round(longest / 2 + (random() * longest) / 2);
  return retryAfter === undefined ? backOff : Math.max(retryAfter * 1000, backOff);
}

export interface CallSettings {
  /** Sends the call once and returns its checked answer, or throws. */
  readonly attempt: (options: CallOptions, signal: AbortSignal) => Promise<unknown>;
  readonly idempotentCalls: ReadonlySet<string>;
  /** GETs with an effect, which are not retried. */
  readonly unsafeGets: ReadonlySet<string>;
  readonly keys: IdempotencyKeys | undefined;
  readonly tries: number;
  readonly timeoutMs: number;
  readonly now: () => Date;
  readonly random: () => number;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Result of a call, and the intent whose key can be deleted because its outcome is final, if any. */
export type CallResult = ({ readonly answer: unknown } | { readonly error: ApiError }) & {
  readonly finishedIntent: string | undefined;
};

/**
 * Runs a call with its retries. Only reads and calls with an idempotency key are retried, because they are safe to
 * repeat. `signal` aborts the call at any time.
 */
export async function runCall(options: CallOptions, signal: AbortSignal, settings: CallSettings): Promise<CallResult> {
  const callKey = await keyOf(options, settings);
  const isRead = options.method === 'GET' && !settings.unsafeGets.has(nameOfCall(options));
  const isRepeatable = callKey !== undefined || isRead;
  const call = withKey(options, callKey?.key.key);
  const deadline = settings.now().getTime() + settings.timeoutMs;
  let isOpen = false;

  for (let failures = 1; ; failures += 1) {
    try {
      return { answer: await settings.attempt(call, signal), finishedIntent: callKey?.intent };
    } catch (thrown) {
      const error = toApiError(thrown);
      const outcome = outcomeOf(error);
      isOpen ||= outcome === 'open';
      const delay = retryDelay(failures, error, settings.random);
      const isInTime = settings.now().getTime() + delay < deadline;
      if (!isRepeatable || !isTransient(error) || failures >= settings.tries || !isInTime || signal.aborted) {
        return { error, finishedIntent: isFinal(outcome, isOpen, callKey?.key) ? callKey?.intent : undefined };
      }
      await settings.sleep(delay, signal);
    }
  }
}

interface CallKey {
  readonly key: IdempotencyKey;
  /** Undefined for a key that the caller has set. */
  readonly intent: string | undefined;
}

/** The key of a call that requires one. Throws when such a call has neither an own key nor an intent. */
async function keyOf(options: CallOptions, { idempotentCalls, keys }: CallSettings): Promise<CallKey | undefined> {
  const call = nameOfCall(options);
  if (!idempotentCalls.has(call)) return undefined;
  const callerKey = callerKeyOf(options);
  if (callerKey !== undefined) return { key: { key: callerKey, isOnlyCall: () => false }, intent: undefined };
  const intent = options.meta?.intent;
  if (intent === undefined) {
    throw new TypeError(`${call} must have its effect once: pass \`meta: { intent }\`, or an Idempotency-Key header.`);
  }
  if (keys === undefined) {
    throw new TypeError(`${call} needs a key: configure the client with \`idempotencyKeys\`.`);
  }
  return { key: await keys.keyFor(intent), intent };
}

/** True when no call with the key can have an effect any more, so that the key can be deleted. */
function isFinal(outcome: Outcome, isOpen: boolean, key: IdempotencyKey | undefined): boolean {
  if (outcome === 'refused') return true;
  return outcome === 'turned-away' && !isOpen && key?.isOnlyCall() === true;
}
