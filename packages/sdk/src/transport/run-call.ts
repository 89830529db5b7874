import type { ApiError } from '../errors/api-error.ts';
import { outcomeOf, type Outcome } from '../errors/outcome.ts';
import { nameOfCall, ownKeyOf, withKey, type CallOptions } from './call.ts';
import type { IdempotencyKey, IdempotencyKeys } from './idempotency-keys.ts';
import { toApiError } from './send.ts';

const BASE_DELAY_MS = 400;
const MAX_DELAY_MS = 8000;

/** Codes of transient failures; every other refusal is final. */
const TRANSIENT_CODES: ReadonlySet<string> = new Set(['INTERNAL_ERROR', 'RATE_LIMITED', 'REQUEST_IN_PROGRESS']);

/**
 * True for transient errors. It says nothing about whether the call is safe to repeat: only calls without an effect,
 * and calls with an idempotency key, are.
 */
function isTransient({ kind, code, cause }: ApiError): boolean {
  if (code !== undefined) return TRANSIENT_CODES.has(code);
  if (kind === 'malformed') return cause instanceof SyntaxError;
  return kind === 'network' || kind === 'server' || kind === 'rate-limit';
}

/**
 * Delay in milliseconds after the given number of failed tries. `Retry-After` is honoured in full; otherwise
 * exponential back-off, half of it random so that many clients do not return at once.
 */
export function retryDelay(failures: number, { retryAfter }: ApiError, random: () => number): number {
  const longest = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failures - 1));
  const spread = Math.round(longest / 2 + (random() * longest) / 2);
  return retryAfter === undefined ? spread : Math.max(retryAfter * 1000, spread);
}

export interface CallRun {
  /** Sends the call once and returns its checked answer, or throws. */
  readonly attempt: (options: CallOptions, signal: AbortSignal) => Promise<unknown>;
  readonly idempotentCalls: ReadonlySet<string>;
  /** GETs that start something; they are not repeated. */
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
 * Carries one call out: tries it, and again where that is safe, which is for calls that only read by the contract,
 * and for calls whose key makes them have their effect once. `signal` ends it at any time.
 */
export async function perform(options: CallOptions, signal: AbortSignal, performing: CallRun): Promise<CallResult> {
  const key = await keyOf(options, performing);
  const isRead = options.method === 'GET' && !performing.unsafeGets.has(nameOfCall(options));
  const isRepeatable = key !== undefined || isRead;
  const call = withKey(options, key?.made.key);
  const deadline = performing.now().getTime() + performing.timeoutMs;
  let isOpen = false;

  for (let failures = 1; ; failures += 1) {
    try {
      return { answer: await performing.attempt(call, signal), finishedIntent: key?.intent };
    } catch (thrown) {
      const error = toApiError(thrown);
      const outcome = outcomeOf(error);
      isOpen ||= outcome === 'open';
      const wait = retryDelay(failures, error, performing.random);
      const isInTime = performing.now().getTime() + wait < deadline;
      if (!isRepeatable || !isTransient(error) || failures >= performing.tries || !isInTime || signal.aborted) {
        return { error, finishedIntent: isFinal(outcome, isOpen, key?.made) ? key?.intent : undefined };
      }
      await performing.sleep(wait, signal);
    }
  }
}

interface HeldKey {
  readonly made: IdempotencyKey;
  /** Undefined for a key that the caller manages. */
  readonly intent: string | undefined;
}

/** The key of a call that needs one. Throws for a call that needs one and names no intent. */
async function keyOf(options: CallOptions, { idempotentCalls, keys }: CallRun): Promise<HeldKey | undefined> {
  const call = nameOfCall(options);
  if (!idempotentCalls.has(call)) return undefined;
  const own = ownKeyOf(options);
  if (own !== undefined) return { made: { key: own, isOnlyCall: () => false }, intent: undefined };
  const intent = options.meta?.intent;
  if (intent === undefined) {
    throw new TypeError(`${call} must have its effect once: pass \`meta: { intent }\`, or an Idempotency-Key header.`);
  }
  if (keys === undefined) {
    throw new TypeError(`${call} needs a key: configure the client with \`idempotencyKeys\`.`);
  }
  return { made: await keys.keyFor(intent), intent };
}

/** True when the outcome under the key is final. */
function isFinal(outcome: Outcome, isOpen: boolean, key: IdempotencyKey | undefined): boolean {
  if (outcome === 'refused') return true;
  return outcome === 'turned-away' && !isOpen && key?.isOnlyCall() === true;
}
