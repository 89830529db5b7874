import { errorStatuses } from '../generated/error-statuses.gen.ts';
import type { ErrorCode, ErrorEnvelope, FieldError } from '../generated/types.gen.ts';
import {
  AuthenticationError,
  BusinessRuleError,
  CancelledError,
  ConflictError,
  MaintenanceError,
  MalformedAnswerError,
  NetworkError,
  NotFoundError,
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

const CLASSES: Record<ErrorKind, new (kind: ErrorKind, message: string, details: ApiErrorDetails) => ApiError> = {
  network: NetworkError,
  timeout: TimeoutError,
  cancelled: CancelledError,
  malformed: MalformedAnswerError,
  authentication: AuthenticationError,
  permission: PermissionError,
  validation: ValidationError,
  'not-found': NotFoundError,
  conflict: ConflictError,
  business: BusinessRuleError,
  'rate-limit': RateLimitError,
  maintenance: MaintenanceError,
  region: RegionError,
  server: ServerError,
};

/** Codes whose kind differs from the kind of their HTTP status. */
const KIND_BY_CODE: Readonly<Partial<Record<ErrorCode, ErrorKind>>> = {
  SYSTEM_MAINTENANCE: 'maintenance',
  // A game or vendor under maintenance also answers 503, but the platform itself is open.
  GAME_MAINTENANCE: 'business',
  VENDOR_MAINTENANCE: 'business',
  // Neither an invalid field nor a state of the account: the platform knows the request, and its outcome is open.
  DUPLICATE_REQUEST: 'business',
  REQUEST_IN_PROGRESS: 'business',
  // No field is invalid: the gateway could not read the request.
  DECRYPT_FAILED: 'server',
};

/** Kinds by HTTP status. An unlisted 4xx is of kind `business`, an unlisted 5xx of kind `server`. */
const KIND_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
  400: 'validation',
  401: 'authentication',
  403: 'permission',
  404: 'not-found',
  409: 'conflict',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate-limit',
  451: 'region',
};

/** Creates an error of the class for a kind. All errors of calls are created here. */
export function createApiError(kind: ErrorKind, message: string, details: ApiErrorDetails = {}): ApiError {
  return new CLASSES[kind](kind, message, details);
}

/** True for an error answer in the contract's envelope, also with a code that this client does not know yet. */
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
 * Converts an error answer to an error. The contract gives each code one status, so an error answer sent with status 200
 * becomes the same error as one sent with its own status. `retryAfter` is the `Retry-After` header, in seconds or as a
 * date; a date is converted to seconds from `now`.
 */
export function errorFromEnvelope(
  envelope: ErrorEnvelope,
  status: number,
  retryAfter?: string | null,
  now: Date = new Date(),
): ApiError {
  const { errorCode, message, value, fieldErrors, traceId } = envelope;
  const contractStatus = isKnownCode(errorCode) ? errorStatuses[errorCode] : status;
  return createApiError(kindOf(errorCode, contractStatus), typeof message === 'string' ? message : errorCode, {
    code: errorCode,
    status: contractStatus,
    traceId: typeof traceId === 'string' ? traceId : undefined,
    value: typeof value === 'object' && value !== null ? value : undefined,
    fieldErrors: Array.isArray(fieldErrors) ? fieldErrors.filter(isFieldError) : undefined,
    retryAfter: secondsUntil(retryAfter, now),
  });
}

/** Converts a failed answer without the contract's envelope, such as a proxy's HTML page, to an error. */
export function errorFromStatus(status: number, retryAfter: string | null, now: Date): ApiError {
  const kindWithoutEnvelope = status >= 500 ? 'server' : 'malformed';
  return createApiError(
    status === 429 ? 'rate-limit' : kindWithoutEnvelope,
    `The platform answered ${status} without the contract's envelope.`,
    { status, retryAfter: secondsUntil(retryAfter, now) },
  );
}

function kindOf(code: ErrorCode, status: number): ErrorKind {
  return KIND_BY_CODE[code] ?? KIND_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'business');
}

function isKnownCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatuses, code);
}

/** Checked at run time, because the platform can be newer than this client. */
function isFieldError(entry: unknown): entry is FieldError {
  return typeof entry === 'object' && entry !== null && 'field' in entry && typeof entry.field === 'string';
}

/**
 * Converts a `Retry-After` header to seconds from `now`; 0 for a date in the past. Undefined without a header, or when
 * it is neither whole seconds nor an HTTP date.
 */
function secondsUntil(header: string | null | undefined, now: Date): number | undefined {
  if (header === null || header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number.parseInt(header, 10);
  // Date.parse would read a lone number such as -5 or 1.5 as a year or month.
  const timeMs = /^[A-Z][a-z]{2},/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(timeMs) ? undefined : Math.max(0, Math.ceil((timeMs - now.getTime()) / 1000));
}
