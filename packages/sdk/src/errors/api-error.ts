import type { ErrorCode, ErrorValues, FieldError } from '../generated/types.gen.ts';

/** The kind of failure, as far as a caller can act on it. */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'malformed'
  | 'authentication'
  | 'permission'
  | 'validation'
  | 'not-found'
  | 'conflict'
  | 'business'
  | 'rate-limit'
  | 'maintenance'
  | 'region'
  | 'server';

export interface ApiErrorDetails {
  /** The error code of the contract; absent when no readable answer was received. */
  readonly code?: ErrorCode | undefined;
  /** HTTP status; absent when no answer was received. */
  readonly status?: number | undefined;
  /** Identifies the call in the platform's logs. */
  readonly traceId?: string | undefined;
  /** Extra data of a refusal; `ErrorValues` of the contract describes it by error code. */
  readonly value?: Readonly<Record<string, unknown>> | undefined;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  /** Seconds to wait before the next try, from `Retry-After` (seconds or date). */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The only error that calls of the SDK throw. `message` is English and for developers; an app shows its own text by
 * `code` or `kind`. `name` is a literal, because minification renames classes.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode | undefined;
  readonly status: number | undefined;
  readonly traceId: string | undefined;
  readonly value: Readonly<Record<string, unknown>>;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.code = details.code;
    this.status = details.status;
    this.traceId = details.traceId;
    this.value = details.value ?? {};
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** True for an error of a call. Anything else that a call throws is a bug. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The fields of `value` with an error code. A platform may leave them out. */
export type ErrorValueOf<Code extends ErrorCode> = Code extends keyof ErrorValues
  ? Partial<ErrorValues[Code]>
  : Readonly<Record<string, never>>;

/** An error with a certain code, whose `value` has the type of that code. */
export type ErrorWithCode<Code extends ErrorCode> = Omit<ApiError, 'code' | 'value'> & {
  readonly code: Code;
  readonly value: ErrorValueOf<Code>;
};

/** True for an error of a call with this code; then `error.value` has the fields of the code. */
export function hasCode<Code extends ErrorCode>(error: unknown, code: Code): error is ErrorWithCode<Code> {
  return isApiError(error) && error.code === code;
}

/** No answer was received: offline, connection refused or reset. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
}
/** No answer was received in time; the effect of the call is unknown. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
}
/** The caller cancelled the call. */
export class CancelledError extends ApiError {
  override readonly name = 'CancelledError';
}
/** The answer does not match the contract. */
export class MalformedAnswerError extends ApiError {
  override readonly name = 'MalformedAnswerError';
}
/** Not logged in, or the credentials were refused. Only the code `AUTH_REQUIRED` ends a session. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}
/** The account is not allowed to make this call. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
}
/** The input is invalid; `fieldErrors` may name the fields. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}
/** The named thing does not exist, or the caller may not know of it. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}
/** Refused because of the current state, such as a low balance or a taken name; it may succeed after a change. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}
/** Refused for another reason, such as an expired code or a game under maintenance. */
export class BusinessRuleError extends ApiError {
  override readonly name = 'BusinessRuleError';
}
/** Too many calls; `retryAfter` is the number of seconds to wait, if the answer contains it. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}
/** The platform is under maintenance; `value.maintenanceEnd` may contain its end. */
export class MaintenanceError extends ApiError {
  override readonly name = 'MaintenanceError';
}
/** The visitor's region is blocked; `value.ip` is the address that the platform saw. */
export class RegionError extends ApiError {
  override readonly name = 'RegionError';
}
/** A failure inside the platform. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}
