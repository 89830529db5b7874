import type { BodyCodec } from '../codec/body-codec.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';

/** The calls that travel differently, each as `METHOD /path/{parameter}`. */
export interface Wire {
  readonly encryptedCalls: readonly string[];
  /** Calls with a plain body that name the versions of encryption and gateway all the same. */
  readonly versionedPlainCalls?: readonly string[];
  readonly idempotentCalls: readonly string[];
  /** GETs that start something, so that they are never repeated by themselves. */
  readonly unsafeGets?: readonly string[];
}

/**
 * Holds an answer in the contract's frame against the contract and tells what is wrong with it, nothing when it is
 * right. `call` is `METHOD /path/{parameter}`.
 */
export type AnswerCheck = (call: string, answer: unknown) => readonly string[];

/** What the transport needs from its surroundings. */
export interface TransportOptions {
  /** Origin and prefix of the API, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The member token of the session, read anew for each try; sent only with calls that the contract says need it. */
  readonly getToken?: () => string | undefined;
  /**
   * Hears of every AUTH_REQUIRED, with the token that the refused call was sent with, if with any: an answer that comes
   * late speaks of a session that may have been followed by another.
   */
  readonly onTokenRefused?: (token: string | undefined) => void;
  /** Milliseconds until a call is given up, its retries and the waits between them included; 20,000 by default. */
  readonly timeoutMs?: number;
  /** Tries of a call that is safe to repeat, the first included; 3 by default, 1 to repeat nothing. */
  readonly tries?: number;
  /** The keys of calls that must have their effect once; without them each such call needs its own header. */
  readonly idempotencyKeys?: IdempotencyKeys;
  /**
   * Whether what is sent is held against the contract first; a call that would be refused then raises a
   * ValidationError without being sent. Loads the contract's schemas before the first call, so: in tests and
   * development. Off by default.
   */
  readonly validateRequests?: boolean;
  /**
   * How answers are read. `tolerant`, the default, ignores unknown fields, keeps unknown enum values as they are and
   * raises a MalformedAnswerError for amounts that are none and for values of another type. A check of one's own, such
   * as `strictAnswers` of `@croupier/sdk/zod`, decides by itself; tests use that one. `off` reads unchecked.
   */
  readonly checkAnswers?: 'tolerant' | 'off' | AnswerCheck;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Loads the codec of encrypted bodies, once, before the first of them; version 3 by default. */
  readonly loadCodec?: () => Promise<BodyCodec>;
  /** The present; the system's clock by default. */
  readonly now?: () => Date;
  /** From 0 up to, not including, 1; spreads retries. */
  readonly random?: () => number;
  /** Waits; ends early, by raising the signal's reason, when the signal is aborted. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Which calls are encrypted and which need a key; what the contract says by default. */
  readonly wire?: Wire;
}

export const DEFAULT_TIMEOUT_MS = 20_000;
export const DEFAULT_TRIES = 3;
