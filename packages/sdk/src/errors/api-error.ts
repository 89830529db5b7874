import type { ErrorCode, FieldError } from '../generated/types.gen.ts';

/** What went wrong, as far as a caller can act on it. */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'malformed'
  | 'authentication'
  | 'permission'
  | 'validation'
  | 'business'
  | 'rate-limit'
  | 'maintenance'
  | 'region'
  | 'server';

export interface ApiErrorDetails {
  /** The contract's code; absent when no readable answer came. */
  readonly code?: ErrorCode | undefined;
  /** HTTP status; absent when no answer came. */
  readonly status?: number | undefined;
  /** Names the call in the platform's logs. */
  readonly traceId?: string | undefined;
  /** What the refusal adds, as the operation's `x-error-value` names it. */
  readonly value?: Readonly<Record<string, unknown>> | undefined;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  /** Seconds until another try makes sense, from `Retry-After` in either of its forms. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The one error that calls of the SDK raise. `message` is English and for developers; an app shows its own text by
 * `code` or `kind`. `name` is a literal, so it survives minification.
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

/** Whether a caught value is an error of a call. Everything else that a call throws is a mistake in the program. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** No answer came: offline, refused, reset. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
}
/** No answer came in time; whether the call had an effect is unknown. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
}
/** The caller gave the call up. */
export class CancelledError extends ApiError {
  override readonly name = 'CancelledError';
}
/** An answer came that is not the contract's. */
export class MalformedAnswerError extends ApiError {
  override readonly name = 'MalformedAnswerError';
}
/** Not logged in, or the proof of who is calling was refused. Only the code `AUTH_REQUIRED` ends a session. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}
/** This account may not do that. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
}
/** What was sent is not valid; `fieldErrors` may name the fields. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}
/** A rule of the platform refused it in its present state. */
export class BusinessRuleError extends ApiError {
  override readonly name = 'BusinessRuleError';
}
/** Too many calls; `retryAfter` says how long to wait. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}
/** The platform is under maintenance; `value.maintenanceEnd` may say until when. */
export class MaintenanceError extends ApiError {
  override readonly name = 'MaintenanceError';
}
/** The visitor's region is closed; `value.ip` is the address that was seen. */
export class RegionError extends ApiError {
  override readonly name = 'RegionError';
}
/** Something broke on the platform. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}
