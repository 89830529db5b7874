import type errors from './texts/en.json';

/** Why a social provider or the phone service failed; each has a text [ERR-06] to [ERR-15] [ERR-21]. */
export type IdentityFailure = keyof typeof errors.identity;

/** Wait in seconds after too many requests, when the service names none [ERR-08]. */
const DEFAULT_WAIT_S = 5 * 60;

/** A sign-in that failed at a social provider or at the phone service, before the platform was called. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reason: IdentityFailure;
  /** Seconds after which another try makes sense; undefined when at once. */
  readonly retryAfter: number | undefined;

  constructor(reason: IdentityFailure, options: { readonly cause?: unknown; readonly retryAfter?: number } = {}) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.retryAfter = options.retryAfter ?? (reason === 'TOO_MANY_REQUESTS' ? DEFAULT_WAIT_S : undefined);
  }
}
