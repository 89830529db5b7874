import type { ErrorCode, FieldError } from '@croupier/sdk/types';
import { requestSchemas } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { Refusal } from '../domain/refusal.ts';
import type { Call, CallHeaders } from './call.ts';
import { readParameters } from './parameters.ts';
import { parseJson } from './parse-json.ts';
import type { Stage } from './stages.ts';

/** Fields whose failure the contract has a code of its own for, where an operation names it. */
const CODE_BY_FIELD: Readonly<Record<string, ErrorCode>> = { termsAccepted: 'TERMS_NOT_ACCEPTED' };

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
    query: parse(query, query === undefined ? undefined : readParameters(query, call.url.searchParams)),
    headers: parse(headers, headersOf(call.request.headers, headers)),
    path: parse(path, call.operation.pathParameters),
  };
  if (failures.length === 0) return;
  const { errors } = call.operation.description;
  const ownCode = failures.map(({ field }) => CODE_BY_FIELD[field]).find((code) => code !== undefined);
  if (ownCode !== undefined && errors.includes(ownCode)) throw new Refusal(ownCode);
  throw new Refusal('FIELD_INVALID', { fieldErrors: failures });
};

function bodyOf({ bodyText, request }: Call): unknown {
  if (bodyText === '') return undefined;
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm ? Object.fromEntries(new URLSearchParams(bodyText)) : parseJson(bodyText);
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
