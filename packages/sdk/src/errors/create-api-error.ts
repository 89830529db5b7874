import { errorStatuses } from '../generated/error-statuses.gen.ts';
import type { ErrorCode, ErrorEnvelope, FieldError } from '../generated/types.gen.ts';
import {
  AuthenticationError,
  BusinessRuleError,
  CancelledError,
  MaintenanceError,
  MalformedAnswerError,
  NetworkError,
  PermissionError,
  RateLimitError,
  RegionError,
  ServerError,
  TimeoutError,
  ValidationError,
  type ApiError,
  type ApiErrorDetails,
  type ErrorKind,
} from './api-error.ts';
import { secondsUntil } from './retry-after.ts';

const CLASSES: Record<ErrorKind, new (kind: ErrorKind, message: string, details: ApiErrorDetails) => ApiError> = {
  network: NetworkError,
  timeout: TimeoutError,
  cancelled: CancelledError,
  malformed: MalformedAnswerError,
  authentication: AuthenticationError,
  permission: PermissionError,
  validation: ValidationError,
  business: BusinessRuleError,
  'rate-limit': RateLimitError,
  maintenance: MaintenanceError,
  region: RegionError,
  server: ServerError,
};

/** Codes whose status says something else than what a caller can do about them. */
const KIND_BY_CODE: Readonly<Partial<Record<ErrorCode, ErrorKind>>> = {
  SYSTEM_MAINTENANCE: 'maintenance',
  // A game or a vendor under maintenance answers 503 too, but the platform itself is open.
  GAME_MAINTENANCE: 'business',
  VENDOR_MAINTENANCE: 'business',
  // No field of the caller's is wrong: the platform has handled, or could not read, what was sent.
  DUPLICATE_REQUEST: 'business',
  DECRYPT_FAILED: 'server',
};

/** Kinds by HTTP status; a status that is not listed is a rule of the platform (4xx) or a broken platform (5xx). */
const KIND_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: 'validation',
  401: 'authentication',
  403: 'permission',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate-limit',
  451: 'region',
};

/** The one place where errors of calls are made. */
export function createApiError(kind: ErrorKind, message: string, details: ApiErrorDetails = {}): ApiError {
  return new CLASSES[kind](kind, message, details);
}

/** Whether a parsed answer is a refusal in the contract's frame; a code that this client does not know yet counts too. */
export function isErrorEnvelope(answer: unknown): answer is ErrorEnvelope {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    answer.success === false &&
    'errorCode' in answer &&
    typeof answer.errorCode === 'string'
  );
}

/**
 * The error of a refusal. A refusal with status 200 and one with its own status give the same error, because the
 * contract ties each code to one status. `retryAfter` is the header of that name, seconds or a date; a date is read
 * against `now`.
 */
export function errorFromEnvelope(
  envelope: ErrorEnvelope,
  status: number,
  retryAfter?: string | null,
  now: Date = new Date(),
): ApiError {
  const { errorCode, message, value, fieldErrors, traceId } = envelope;
  const known = isKnownCode(errorCode) ? errorStatuses[errorCode] : status;
  return createApiError(kindOf(errorCode, known), typeof message === 'string' ? message : errorCode, {
    code: errorCode,
    status: known,
    traceId: typeof traceId === 'string' ? traceId : undefined,
    value: typeof value === 'object' && value !== null ? value : undefined,
    fieldErrors: Array.isArray(fieldErrors) ? fieldErrors.filter(isFieldError) : undefined,
    retryAfter: secondsUntil(retryAfter, now),
  });
}

/** The error of an answer that failed without the contract's frame, such as a proxy's HTML page. */
export function errorFromStatus(status: number, retryAfter: string | null, now: Date): ApiError {
  const unframed = status >= 500 ? 'server' : 'malformed';
  return createApiError(
    status === 429 ? 'rate-limit' : unframed,
    `The platform answered ${status} without the contract's frame.`,
    { status, retryAfter: secondsUntil(retryAfter, now) },
  );
}

function kindOf(code: ErrorCode, status: number): ErrorKind {
  return KIND_BY_CODE[code] ?? KIND_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'business');
}

function isKnownCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatuses, code);
}

/** A refusal may come from a platform newer than this client, so its parts are looked at before they are passed on. */
function isFieldError(entry: unknown): entry is FieldError {
  return typeof entry === 'object' && entry !== null && 'field' in entry && typeof entry.field === 'string';
}
