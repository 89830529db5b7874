import { exampleAnswers, exampleCsv } from '@croupier/sdk/examples';
import type { OperationId } from '@croupier/sdk/operations';

import type { IncomingCall } from './call.ts';
import { HEADERS, type EncodedAnswer } from './encode.ts';
import type { HandlerTable } from './handler.ts';

/** In an answer it says that the answer is an example; in a request it asks for modelled answers only. */
const SOURCE_HEADER = 'X-Mock-Source';

export function isModelled(handlers: Partial<HandlerTable>, id: OperationId): boolean {
  return handlers[id] !== undefined;
}

/** A copy of the `value` of an operation's first success example. */
export function exampleOf(id: OperationId): unknown {
  return structuredClone(exampleAnswers[id]);
}

/** The first CSV example of an operation; undefined without one. */
export function csvExampleOf(id: OperationId): string | undefined {
  return exampleCsv[id];
}

/** True when the caller wants modelled answers only. */
export function wantsModelled(request: IncomingCall): boolean {
  return request.headers.get(SOURCE_HEADER)?.trim().toLowerCase() === 'modelled';
}

/** Refuses a call that is not modelled. Only the mock answers this code, so the contract does not name it. */
export function refuseNotModelled(traceId: string): EncodedAnswer {
  const message = 'This call is not modelled yet';
  return { status: 501, body: { success: false, errorCode: 'NOT_IMPLEMENTED', message, traceId }, headers: HEADERS };
}

/** Adds `X-Mock-Source: example` to an answer. */
export function markAsExample(answer: EncodedAnswer): EncodedAnswer {
  return { ...answer, headers: { ...answer.headers, [SOURCE_HEADER]: 'example' } };
}
