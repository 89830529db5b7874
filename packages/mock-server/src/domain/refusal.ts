import type { ErrorCode, FieldError } from '@croupier/sdk/types';

export interface RefusalDetails {
  /** What the contract lets this refusal add. */
  readonly value?: Readonly<Record<string, unknown>>;
  readonly fieldErrors?: readonly FieldError[];
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The platform says no. The gateway turns it into the contract's error answer. */
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
