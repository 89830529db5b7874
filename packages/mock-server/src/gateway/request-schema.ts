import type { FieldError } from '@croupier/sdk/types';
import { requestSchemas } from '@croupier/sdk/zod';
import type * as z from 'zod/mini';

import { Refusal } from '../domain/refusal.ts';
import type { Call } from './call.ts';
import { readParameters } from './parameters.ts';
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
    query: parse(query, query === undefined ? undefined : readParameters(query, call.url.searchParams)),
    headers: parse(headers, headersOf(call.request)),
    path: parse(path, call.operation.pathParameters),
  };
  if (failures.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors: failures });
};

function bodyOf({ bodyText }: Call): unknown {
  return bodyText === '' ? undefined : parseJson(bodyText);
}

/** Header names travel in lower case; the contract writes them as `X-Captcha-Id`. */
function headersOf(request: Request): Record<string, string> {
  const capitalise = (name: string): string => name.replaceAll(/(^|-)([a-z])/g, (letters) => letters.toUpperCase());
  return Object.fromEntries([...request.headers].map(([name, value]) => [capitalise(name), value]));
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  return { field: issue.path.join('.') || 'body', message: issue.message };
}
