import type { ErrorCode, FieldError } from '@croupier/sdk/types';
import { requestSchemas, wireHeaders } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { allowedInstead } from '../domain/allowed-values.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Call, CallHeaders } from './call.ts';
import { isIntegerSchema, schemaAt, bareSchema } from '../domain/field-schema.ts';
import { parseJson } from './parse-json.ts';
import type { Stage } from './stages.ts';

/** Maximum pictures per call. */
const MOST_PICTURES = 3;

/** Validates the whole request and passes the parsed input to the handler. */
export const checkRequest: Stage = (call) => {
  const { body, query, headers, path } = requestSchemas[call.operation.id];
  // Those that the SDK adds are no input of a handler, but they are part of what was sent.
  const sentHeaders = wireHeaders[call.operation.id];
  const failures: FieldError[] = [];
  const codes: ErrorCode[] = [];
  const parse = (schema: z.ZodMiniType | undefined, given: unknown): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(given);
    if (result.success) return withUtcTimes(schema, result.data);
    failures.push(...result.error.issues.map((issue) => toFieldError(issue, given, schema)));
    codes.push(...result.error.issues.flatMap((issue) => ownCodeOf(issue, given) ?? []));
    return undefined;
  };
  call.input = {
    body: parse(body, bodyOf(call)),
    query: parse(query, query === undefined ? undefined : readParameters(query, call.url.searchParams)),
    headers: headersOf(call.request.headers, headers),
    path: parse(path, call.operation.pathParameters),
  };
  parse(sentHeaders, headersOf(call.request.headers, sentHeaders));
  if (failures.length === 0) return;
  const { errors } = call.operation.description;
  const ownCode = codes.find((code) => errors.includes(code));
  if (ownCode !== undefined) throw new Refusal(ownCode);
  throw new Refusal('FIELD_INVALID', { fieldErrors: failures });
};

/** More specific code than FIELD_INVALID; used where the operation names it. */
function ownCodeOf(issue: z.core.$ZodIssue, given: unknown): ErrorCode | undefined {
  const field = issue.path.join('.');
  if (field === 'termsAccepted') return 'TERMS_NOT_ACCEPTED';
  if (issue.code === 'too_big' && issue.origin === 'file') return 'UPLOAD_TOO_LARGE';
  const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, field) : undefined;
  return Array.isArray(value) && value.length > MOST_PICTURES ? 'UPLOAD_TOO_MANY' : undefined;
}

function bodyOf({ bodyText, request }: Call): unknown {
  if (request.form !== undefined) return request.form;
  if (bodyText === '') return undefined;
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm ? Object.fromEntries(new URLSearchParams(bodyText)) : parseJson(bodyText);
}

/** Headers that the schema names. */
function headersOf(headers: CallHeaders, schema: z.ZodMiniType | undefined): Record<string, string> {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const sent = names.flatMap((name): Array<[string, string]> => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(sent);
}

/** The field and what is allowed there, in the contract's form. */
function toFieldError(issue: z.core.$ZodIssue, given: unknown, schema: z.ZodMiniType): FieldError {
  const isMissing = valueAt(given, issue.path) === undefined;
  // For a text in the place of a whole number zod names any number.
  const isNumber = issue.code === 'invalid_type' && issue.expected === 'number';
  const allowed = isNumber && isIntegerSchema(schemaAt(schema, issue.path)) ? 'a whole number' : allowedInstead(issue);
  const limit = issue.code === 'too_small' || issue.code === 'too_big' ? limitOf(issue) : {};
  return {
    field: issue.path.join('.') || 'body',
    message: isMissing ? 'This field is required' : `It must be ${allowed}`,
    ...limit,
  };
}

function limitOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Partial<FieldError> {
  if (issue.origin !== 'string') return {};
  return issue.code === 'too_small' ? { minLength: Number(issue.minimum) } : { maxLength: Number(issue.maximum) };
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (here: unknown, step) => (typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined),
    given,
  );
}

/** Converts the query's texts to the numbers, booleans and lists of its schema. */
function readParameters(schema: z.ZodMiniType, parameters: URLSearchParams): Record<string, unknown> {
  const shape = schema instanceof z.ZodMiniObject ? schema.shape : {};
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const texts = parameters.getAll(name);
      const kind = kindOf(Object.hasOwn(shape, name) ? shape[name] : undefined);
      if (kind === 'array') return [name, texts];
      return [name, readText(kind, texts.at(-1) ?? '')];
    }),
  );
}

/** Other texts are kept for the schema to refuse. */
function readText(kind: string | undefined, text: string): unknown {
  if ((kind === 'number' || kind === 'int') && /^-?\d{1,15}(?:\.\d+)?$/.test(text)) return Number.parseFloat(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The schema inside `optional`, `default` and `nullable`. */
function kindOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (schema === undefined) return undefined;
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  ) {
    return kindOf(schema._zod.def.innerType);
  }
  // `const` and `enum` of numbers and booleans are texts in a URL too.
  if (schema instanceof z.ZodMiniLiteral) return typeof [...schema._zod.values][0];
  if (schema instanceof z.ZodMiniUnion) return kindOf(schema._zod.def.options[0]);
  return schema._zod.def.type;
}

/** What a schema has accepted, its times in UTC: the contract allows any offset, and the mock compares and keeps `Z`. */
export function withUtcTimes(given: z.core.$ZodType, value: unknown): unknown {
  const schema = bareSchema(given);
  if (schema instanceof z.iso.ZodMiniISODateTime) {
    return typeof value === 'string' ? new Date(value).toISOString() : value;
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.map((one) => withUtcTimes(schema.def.element, one));
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field: z.core.$ZodType | undefined = schema.def.shape[name];
      return [name, field === undefined ? inner : withUtcTimes(field, inner)];
    }),
  );
}
