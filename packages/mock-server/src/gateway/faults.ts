import { errorStatuses, type ErrorCode } from '@croupier/sdk/errors';
import type { OperationId } from '@croupier/sdk/operations';

import { Refusal, type DomainContext } from '../domain/kernel/index.ts';
import type { FaultRow } from '../store/rows/faults.ts';
import type { Outcome } from './call.ts';
import { encodeError, toOutcome, type EncodedAnswer } from './encode.ts';
import { corruptEnum, corruptType } from './corrupt-answer.ts';

/** Faults of a call: a delay and at most one failure. */
export interface DrawnFaults {
  readonly delay: number;
  /** A planned delay is a part of `delay`. */
  readonly isSlow: boolean;
  readonly fault: FaultRow | undefined;
}

const BAD_GATEWAY =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Selects and counts the world's faults for this call. Delays are added to the latency; of the other faults only the
 * oldest applies.
 */
export function drawFaults({ store, random }: DomainContext, operation: OperationId, latency = 0): DrawnFaults {
  const planned = store.faults.all();
  if (planned.length === 0) return { delay: latency, isSlow: false, fault: undefined };
  const selected = planned.filter(
    ({ operation: target, left, probability }) =>
      (target === '*' || target === operation) && left !== 0 && (probability >= 1 || random.next() < probability),
  );
  const fault = selected.find(({ kind }) => kind !== 'slow');
  const slow = selected.filter(({ kind }) => kind === 'slow');
  const counted = fault === undefined ? slow : [...slow, fault];
  if (counted.length === 0) return { delay: latency, isSlow: false, fault: undefined };
  store.transact(() => {
    for (const { id, left, hits } of counted) {
      store.faults.update(id, { left: left === null ? null : left - 1, hits: hits + 1 });
    }
  });
  const delay = slow.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), latency);
  return { fault, delay, isSlow: slow.length > 0 };
}

/** Result of a fault before the handler; undefined without one. */
export function faultBeforeHandler({ fault, delay }: DrawnFaults, traceId: string): Outcome | undefined {
  switch (fault?.kind) {
    case 'noAnswer':
      return { kind: 'silence' };
    case 'reset':
      return { kind: 'reset', delay };
    case 'status':
      return { kind: 'answer', status: fault.status ?? 503, headers: {}, body: '', delay };
    case 'html':
      return {
        kind: 'answer',
        status: fault.status ?? 502,
        headers: { 'Content-Type': 'text/html' },
        body: BAD_GATEWAY,
        delay,
      };
    case 'error': {
      const { code, retryAfter } = fault;
      const refusal = plannedRefusal(code ?? 'INTERNAL_ERROR', retryAfter);
      return toOutcome(encodeError(refusal, traceId), delay);
    }
    default:
      return undefined;
  }
}

/** Result of a fault after the handler. Throws when the answer has no value to corrupt that way. */
export function faultAfterHandler(
  { fault, delay }: DrawnFaults,
  operation: OperationId,
  answer: EncodedAnswer,
): Outcome {
  // A refusal has no value to corrupt, and CSV no fields.
  const isUntouched = answer.body['success'] !== true || answer.text !== undefined;
  switch (fault?.kind) {
    case 'lostAfterCommit':
      return { kind: 'reset', delay };
    case 'truncated': {
      const { text = JSON.stringify(answer.body) } = answer;
      const { status, headers } = answer;
      return { kind: 'answer', status, headers, body: text.slice(0, Math.ceil(text.length / 2)), delay };
    }
    case 'wrongType':
      if (isUntouched) return toOutcome(answer, delay);
      return toOutcome({ ...answer, body: corruptType(answer.body, fault.field) }, delay);
    case 'unknownEnum':
      if (isUntouched) return toOutcome(answer, delay);
      return toOutcome({ ...answer, body: corruptEnum(answer.body, fault.field, operation) }, delay);
    default:
      return toOutcome(answer, delay);
  }
}

const TOO_MANY_REQUESTS = 429;
/** Seconds in the header of a planned 429 without a retry time: the contract requires one. */
const DEFAULT_RETRY_SECONDS = 30;

function plannedRefusal(code: ErrorCode, planned: number | null): Refusal {
  const fallback = errorStatuses[code] === TOO_MANY_REQUESTS ? DEFAULT_RETRY_SECONDS : undefined;
  const retryAfter = planned ?? fallback;
  return new Refusal(code, retryAfter === undefined ? {} : { retryAfter });
}
