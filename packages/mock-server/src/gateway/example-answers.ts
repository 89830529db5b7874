import { exampleAnswers, exampleCsv } from '@croupier/sdk/examples';
import type { OperationId } from '@croupier/sdk/operations';

import { Refusal } from '../domain/refusal.ts';
import type { EncodedAnswer } from './encode.ts';
import type { HandlerTable } from './handler.ts';
import type { Stage } from './stages.ts';

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

/** Refuses operations without a handler with NOT_IMPLEMENTED when the request has `X-Mock-Source: modelled`. */
export function createModelledCheck(handlers: Partial<HandlerTable>): Stage {
  return ({ operation, request }) => {
    const isModelledOnly = request.headers.get(SOURCE_HEADER)?.trim().toLowerCase() === 'modelled';
    if (isModelledOnly && !isModelled(handlers, operation.id)) throw new Refusal('NOT_IMPLEMENTED');
  };
}

/** Adds `X-Mock-Source: example` to an answer. */
export function markAsExample(answer: EncodedAnswer): EncodedAnswer {
  return { ...answer, headers: { ...answer.headers, [SOURCE_HEADER]: 'example' } };
}
