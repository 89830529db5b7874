import type { FieldError } from '@croupier/sdk/types';
import { requestSchemas } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { Refusal } from '../domain/refusal.ts';
import type { Call, CallHeaders } from './call.ts';
import { parseJson } from './parse-json.ts';
import type { Stage } from './stages.ts';

/** Checks everything that was sent against the contract, and hands the handler the parsed input. */
export const checkRequest: Stage = (call) => {
  const { body, query, headers, path } = requestSchemas[call.operation.id];
  const failures: FieldError[] = [];
  const parse = (schema: z.ZodMiniType | undefined, given: unknown): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    failures.push(...result.error.issues.map(toFieldError));
    return undefined;
  };
  call.input = {
    body: parse(body, bodyOf(call)),
    query: parse(query, Object.fromEntries(call.url.searchParams)),
    headers: parse(headers, headersOf(call.request.headers, headers)),
    path: parse(path, call.operation.pathParameters),
  };
  if (failures.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors: failures });
};

function bodyOf({ bodyText }: Call): unknown {
  return bodyText === '' ? undefined : parseJson(bodyText);
}

/** The headers that the schema names. */
function headersOf(headers: CallHeaders, schema: z.ZodMiniType | undefined): Record<string, string> {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const sent = names.flatMap((name): Array<[string, string]> => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(sent);
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  return { field: issue.path.join('.') || 'body', message: issue.message };
}
