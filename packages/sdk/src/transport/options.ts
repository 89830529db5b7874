import type { BodyCodec } from '../codec/body-codec.ts';
import type { CallReport } from './call-log.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';

/** Operations with special transport, each as `METHOD /path/{parameter}`. */
export interface SpecialCalls {
  readonly encryptedCalls: readonly string[];
  /** Operations with a plain body and the version headers of encrypted calls. */
  readonly versionedPlainCalls?: readonly string[];
  readonly idempotentCalls: readonly string[];
  /** GETs with an effect, which are never retried automatically. */
  readonly unsafeGets?: readonly string[];
}

/** Compares an enveloped answer with the contract and lists the deviations. `call` is `METHOD /path/{parameter}`. */
export type AnswerCheck = (call: string, answer: unknown) => readonly string[];

/** Dependencies and settings of the transport. */
export interface TransportOptions {
  /** Origin and prefix of the API without trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Returns the member token of the session. Called for each try; sent only with operations that require it. */
  readonly getToken?: () => string | undefined;
  /**
   * Called for every AUTH_REQUIRED with the token of the refused request, if any. Compare it with the current token: a
   * late answer may belong to an earlier session.
   */
  readonly onTokenRefused?: (token: string | undefined) => void;
  /**
   * Time limit of a call in milliseconds, including retries and the delays between them; 20,000 by default. A call may
   * have its own: `meta: { timeoutMs }`.
   */
  readonly timeoutMs?: number;
  /** Maximum tries of a call that is safe to repeat, including the first; 3 by default. */
  readonly tries?: number;
  /**
   * Called once for each finished call, after its last try, for logs and metrics. It gets no bodies, headers or tokens.
   * An error that it throws is ignored. The table of operation ids is loaded
   * with the first call.
   */
  readonly onCall?: (report: CallReport) => void;
  /** Keys of calls that must have their effect once; without this option the caller sets the header of each such call. */
  readonly idempotencyKeys?: IdempotencyKeys;
  /**
   * Validates requests against the contract before sending; an invalid one throws a ValidationError. Loads the
   * contract's schemas before the first call, so use it in tests and development. Off by default.
   */
  readonly validateRequests?: boolean;
  /**
   * How answers are validated. `tolerant`, the default, ignores unknown fields, keeps unknown enum values and throws a
   * MalformedAnswerError for invalid amounts and wrong types. A function, such as `strictAnswers` of
   * `@croupier/sdk/zod` for tests, replaces this check. `off` disables it.
   */
  readonly checkAnswers?: 'tolerant' | 'off' | AnswerCheck;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Loads the codec of encrypted bodies once, on first use; version 3 by default. */
  readonly loadCodec?: () => Promise<BodyCodec>;
  /** Current time; the system's clock by default. */
  readonly now?: () => Date;
  /** Random number in [0, 1); randomises the delay before a retry. */
  readonly random?: () => number;
  /** Waits; rejects with the signal's reason when the signal is aborted. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Which operations are encrypted and which need a key; from the contract by default. */
  readonly wire?: SpecialCalls;
}

export const DEFAULT_TIMEOUT_MS = 20_000;
export const DEFAULT_TRIES = 3;
