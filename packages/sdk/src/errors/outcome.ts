import type { ErrorCode } from '../generated/types.gen.ts';
import type { ApiError, ErrorKind } from './api-error.ts';

/** What an error tells about the effect of the call that it ended. */
export type Outcome =
  /** The platform took the call up and said no: it has had no effect and never will. */
  | 'refused'
  /** Refused before the call was taken up: this try had no effect, and nothing is said about an earlier one. */
  | 'turned-away'
  /** Whether the call had an effect is not known. */
  | 'open';

/** The platform is still busy with the same call, or has handled another one under the same key. */
const OPEN_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST']);

/** What the gateway refuses before it looks at idempotency keys. */
const GATE_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
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
  'NOT_IMPLEMENTED',
  'IDEMPOTENCY_KEY_MISSING',
]);

/** Kinds of silence and of breakdown: the call may have been carried out all the same. */
const OPEN_KINDS: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'network',
  'timeout',
  'cancelled',
  'malformed',
  'server',
]);

/** What the error of a writing call tells about its effect. A screen shows "checking" for `open`, never "failed". */
export function outcomeOf({ code, kind }: ApiError): Outcome {
  if (code !== undefined && OPEN_CODES.has(code)) return 'open';
  if (code !== undefined && GATE_CODES.has(code)) return 'turned-away';
  if (OPEN_KINDS.has(kind)) return 'open';
  return code === undefined ? 'turned-away' : 'refused';
}
