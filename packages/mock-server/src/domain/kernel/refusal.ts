import type { ErrorCode, FieldError } from '@croupier/sdk/types';

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
