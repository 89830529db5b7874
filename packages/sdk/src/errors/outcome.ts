import type { ErrorCode } from '../generated/types.gen.ts';
import type { ApiError, ErrorKind } from './api-error.ts';

/** What is known about the effect of a failed call. */
export type Outcome =
  /** The platform processed the call and refused it: the call has no effect, now or later. */
  | 'refused'
  /** Refused before processing: this try had no effect, but an earlier try may have had one. */
  | 'turned-away'
  /** Unknown: the call may or may not have had its effect. */
  | 'open';

/** The same call is still being processed, or the idempotency key was used with another body. */
const UNRESOLVED_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST']);

/** Refusals that the gateway gives before it looks at idempotency keys. */
const PRE_IDEMPOTENCY_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'RATE_LIMITED',
  'SYSTEM_MAINTENANCE',
  'REGION_RESTRICTED',
  'DECRYPT_FAILED',
  'AUTH_REQUIRED',
  'TRIAL_FORBIDDEN',
  'AGENT_ONLY',
  'FEATURE_DISABLED',
  'FIELD_INVALID',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_MISSING',
]);

/** Failures after which the call may nevertheless have been processed. */
const UNRESOLVED_KINDS: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'network',
  'timeout',
  'cancelled',
  'malformed',
  'server',
]);

/** The server does not know the call (RFC 9110, 15.6.2), so that it did not process it. */
const NOT_IMPLEMENTED = 501;

/** What is known about the effect of a failed write. For `open` a screen shows "checking", never "failed". */
export function outcomeOf({ code, kind, status }: ApiError): Outcome {
  if (status === NOT_IMPLEMENTED) return 'turned-away';
  if (code !== undefined && UNRESOLVED_CODES.has(code)) return 'open';
  if (code !== undefined && PRE_IDEMPOTENCY_CODES.has(code)) return 'turned-away';
  if (UNRESOLVED_KINDS.has(kind)) return 'open';
  return code === undefined ? 'turned-away' : 'refused';
}
