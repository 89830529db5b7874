import type { ErrorCode, FieldError, FieldErrorReason } from '@croupier/sdk/types';

export interface RefusalDetails {
  /** Extra data that the contract allows for this refusal. */
  readonly value?: Readonly<Record<string, unknown>>;
  readonly fieldErrors?: readonly FieldError[];
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A refusal; the gateway converts it to the contract's error answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** Refusal of one field of the request. */
export function invalidField(field: string, reason: FieldErrorReason, message: string): Refusal {
  return new Refusal('FIELD_INVALID', { fieldErrors: [{ field, reason, message }] });
}
