import { errorCodes } from '@croupier/sdk/errors';

import { Refusal } from '../domain/refusal.ts';
import type { Outcome } from './call.ts';

export interface EncodedAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

export function encodeSuccess(value: unknown, traceId: string): EncodedAnswer {
  const body = value === undefined ? { success: true, traceId } : { success: true, value, traceId };
  return { status: 200, body, headers: HEADERS };
}

/** A refusal in the contract's frame; anything else that was thrown is a fault of the platform. */
export function encodeError(error: unknown, traceId: string): EncodedAnswer {
  const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR');
  const { status, message } = errorCodes[refusal.code];
  const { value, fieldErrors, retryAfter } = refusal.details;
  return {
    status,
    body: {
      success: false,
      errorCode: refusal.code,
      message,
      ...(value === undefined ? {} : { value }),
      ...(fieldErrors === undefined ? {} : { fieldErrors }),
      traceId,
    },
    headers: retryAfter === undefined ? HEADERS : { ...HEADERS, 'Retry-After': String(retryAfter) },
  };
}

export function toOutcome({ status, headers, body }: EncodedAnswer, delay = 0): Outcome {
  return { kind: 'answer', status, headers, body: JSON.stringify(body), delay };
}
