import { errorMessages } from '@croupier/sdk/error-messages';
import { errorStatuses } from '@croupier/sdk/errors';

import { Refusal, type EventStream } from '../domain/kernel/index.ts';
import { cachedJson } from '../store/json-cache.ts';
import { AnswerWithHeaders, StreamAnswer, type AnswerConnection } from './handler.ts';
import type { Outcome } from './call.ts';

export interface EncodedAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Text sent in place of the JSON of `body`: a CSV, or nothing before a stream of events. */
  readonly text?: string;
  /** The stream of events that follows. */
  readonly stream?: EventStream;
  /** Absent for a connection that works at once. */
  readonly connection?: AnswerConnection;
}

export const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

export function encodeSuccess(answer: unknown, traceId: string): EncodedAnswer {
  if (answer instanceof StreamAnswer) return encodeStream(answer.stream);
  const { value, headers, connection } =
    answer instanceof AnswerWithHeaders ? answer : { value: answer, headers: {}, connection: {} };
  const body = value === undefined ? { success: true, traceId } : { success: true, value, traceId };
  return { status: 200, body, headers: { ...HEADERS, ...headers }, connection };
}

function encodeStream(stream: EventStream): EncodedAnswer {
  const headers = { ...HEADERS, 'Content-Type': 'text/event-stream; charset=utf-8' };
  return { status: 200, body: { success: true }, headers, text: '', stream };
}

const BYTE_ORDER_MARK = '\uFEFF';

/** An answer in its CSV form, with the byte order mark that spreadsheets need; `name` is the name of the file. */
export function encodeCsv(text: string, name?: string): EncodedAnswer {
  const headers = { ...HEADERS, 'Content-Type': 'text/csv; charset=utf-8' };
  return {
    status: 200,
    body: { success: true },
    headers: name === undefined ? headers : { ...headers, 'Content-Disposition': `attachment; filename="${name}"` },
    text: BYTE_ORDER_MARK + text,
  };
}

/** A refusal in the contract's envelope; any other thrown value is an internal error. */
export function encodeError(error: unknown, traceId: string): EncodedAnswer {
  const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR');
  const status = errorStatuses[refusal.code];
  const { value, fieldErrors, retryAfter } = refusal.details;
  return {
    status,
    body: {
      success: false,
      errorCode: refusal.code,
      message: errorMessages[refusal.code],
      ...(value === undefined ? {} : { value }),
      ...(fieldErrors === undefined ? {} : { fieldErrors }),
      traceId,
    },
    headers: retryAfter === undefined ? HEADERS : { ...HEADERS, 'Retry-After': String(retryAfter) },
  };
}

export function toOutcome({ status, headers, body, text }: EncodedAnswer, delay = 0): Outcome {
  return { kind: 'answer', status, headers, body: text ?? serialize(body), delay };
}

/** Serialises an envelope; its value may have cached JSON. */
function serialize(body: EncodedAnswer['body']): string {
  const cached = cachedJson(body['value']);
  if (cached === undefined) return JSON.stringify(body);
  return `${JSON.stringify({ ...body, value: undefined }).slice(0, -1)},"value":${cached}}`;
}
