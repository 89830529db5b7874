import { errorCodes } from '../generated/error-codes.gen.ts';
import type { ErrorCode, ErrorEnvelope } from '../generated/types.gen.ts';
import {
  ApiError,
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
  business: BusinessRuleError,
  'rate-limit': RateLimitError,
  maintenance: MaintenanceError,
  region: RegionError,
  server: ServerError,
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
 * contract ties each code to one status; `retryAfter` comes from the header of the same name.
 */
export function errorFromEnvelope(envelope: ErrorEnvelope, status: number, retryAfter?: string | null): ApiError {
  const known = isKnownCode(envelope.errorCode) ? errorCodes[envelope.errorCode].status : status;
  return createApiError(kindOf(envelope.errorCode, known), envelope.message, {
    code: envelope.errorCode,
    status: known,
    traceId: envelope.traceId,
    value: envelope.value,
    fieldErrors: envelope.fieldErrors,
    retryAfter: secondsOf(retryAfter),
  });
}

function kindOf(code: ErrorCode, status: number): ErrorKind {
  if (code === 'SYSTEM_MAINTENANCE') return 'maintenance';
  // A game or a vendor under maintenance answers 503 too, but the platform itself is open.
  if (code === 'GAME_MAINTENANCE' || code === 'VENDOR_MAINTENANCE') return 'business';
  return KIND_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'business');
}

function isKnownCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}

/** `Retry-After` is seconds or a date; a date is read against the client's clock by whoever waits, so only seconds count. */
function secondsOf(header: string | null | undefined): number | undefined {
  if (header === null || header === undefined) return undefined;
  return /^\d{1,6}$/.test(header) ? Number.parseInt(header, 10) : undefined;
}
