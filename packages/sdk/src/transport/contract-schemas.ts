import * as z from 'zod/mini';

import { operations } from '../generated/operations.gen.ts';
import { requestSchemas, type RequestSchemas } from '../generated/request-schemas.gen.ts';
import * as schemas from '../generated/zod.gen.ts';

// A strict content security policy forbids the code that zod compiles at run time.
z.config({ jitless: true });

const answerSchemas = new Map<string, unknown>(Object.entries(schemas));
const byCall = new Map(
  Object.entries(requestSchemas).map(([id, request]) => {
    // The keys of both tables are the operation ids.
    const { method, path } = operations[id as keyof typeof operations];
    const answer = answerSchemas.get(`z${id.charAt(0).toUpperCase()}${id.slice(1)}Response`);
    return [`${method} ${path}`, { request, answer: answer instanceof z.ZodMiniType ? answer : undefined }];
  }),
);

/** Schemas of the operation `METHOD /path/{parameter}`; undefined when the contract has no such operation. */
export function schemasOf(
  call: string,
): { readonly request: RequestSchemas; readonly answer: z.ZodMiniType | undefined } | undefined {
  return byCall.get(call);
}
