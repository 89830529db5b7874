import type { ErrorCode, FieldError } from '@croupier/sdk/types';
import { expectationOf, fieldPathOf, reasonOfIssue, requestSchemas, valueAt, wireHeaders } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { Refusal, isIntegerSchema, schemaAt, bareSchema } from '../domain/kernel/index.ts';
import type { Call, CallHeaders } from './call.ts';
import { parseJson } from './parse-json.ts';
import type { Stage } from './stages.ts';

/** Maximum images per call. */
const MAX_IMAGES = 3;

/** A part of a request, such as its query. */
interface RequestPart {
  readonly schema: z.ZodMiniType;
  /** Type names of the fields, by name. */
  readonly kinds: ReadonlyMap<string, string>;
  /** True when a field may be a time. */
  readonly hasTimes: boolean;
}

const partsBySchema = new WeakMap<z.ZodMiniType, RequestPart>();

/** Returns what is derived from a schema, which does not change; undefined without one. */
function partOf(schema: z.ZodMiniType | undefined): RequestPart | undefined {
  if (schema === undefined) return undefined;
  const known = partsBySchema.get(schema);
  if (known !== undefined) return known;
  const fields = schema instanceof z.ZodMiniObject ? Object.entries<z.core.$ZodType>(schema.shape) : [];
  const kinds = new Map(fields.map(([name, field]) => [name, kindOf(field)]));
  const part = { schema, kinds, hasTimes: hasTimes(schema) };
  partsBySchema.set(schema, part);
  return part;
}

/** Validates the whole request and passes the parsed input to the handler. */
export const checkRequest: Stage = (call) => {
  const { id, description, pathParameters } = call.operation;
  const { body, query, headers, path } = requestSchemas[id];
  const passedHeaders = partOf(headers);
  const failures: FieldError[] = [];
  const codes: ErrorCode[] = [];
  const parse = (wanted: z.ZodMiniType | undefined, read: (part: RequestPart) => unknown): unknown => {
    const part = partOf(wanted);
    if (part === undefined) return undefined;
    const { schema } = part;
    const input = read(part);
    const result = schema.safeParse(input);
    if (result.success) return part.hasTimes ? withUtcTimes(schema, result.data) : result.data;
    failures.push(...result.error.issues.map((issue) => toFieldError(issue, input, schema)));
    codes.push(...result.error.issues.flatMap((issue) => ownCodeOf(issue, input) ?? []));
    return undefined;
  };
  const readHeaders = ({ kinds }: RequestPart) => headersOf(call.request.headers, kinds);
  call.input = {
    body: parse(body, () => bodyOf(call)),
    query: parse(query, ({ kinds }) => readParameters(kinds, call.query)),
    headers: passedHeaders === undefined ? undefined : readHeaders(passedHeaders),
    path: parse(path, () => pathParameters),
  };
  // Headers that the SDK adds are checked too, but not passed to the handler.
  parse(wireHeaders[id], readHeaders);
  if (failures.length === 0) return;
  const ownCode = codes.find((code) => description.errors.includes(code));
  if (ownCode !== undefined) throw new Refusal(ownCode);
  throw new Refusal('FIELD_INVALID', { fieldErrors: failures });
};

/** More specific code than FIELD_INVALID; used where the operation names it. */
function ownCodeOf(issue: z.core.$ZodIssue, input: unknown): ErrorCode | undefined {
  const field = issue.path.join('.');
  if (field === 'termsAccepted') return 'TERMS_NOT_ACCEPTED';
  if (issue.code === 'too_big' && issue.origin === 'file') return 'UPLOAD_TOO_LARGE';
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
  return Array.isArray(value) && value.length > MAX_IMAGES ? 'UPLOAD_TOO_MANY' : undefined;
}

function bodyOf({ bodyText, request }: Call): unknown {
  if (request.form !== undefined) return request.form;
  if (bodyText === '') return undefined;
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm ? Object.fromEntries(new URLSearchParams(bodyText)) : parseJson(bodyText);
}

/** Headers that the schema names. */
function headersOf(headers: CallHeaders, kinds: RequestPart['kinds']): Record<string, string> {
  const present: Record<string, string> = {};
  for (const name of kinds.keys()) {
    const value = headers.get(name);
    if (value !== null) present[name] = value;
  }
  return present;
}

/** Converts a schema's issue to the contract's form: the field and its allowed values. */
function toFieldError(issue: z.core.$ZodIssue, input: unknown, schema: z.ZodMiniType): FieldError {
  const isMissing = valueAt(input, issue.path) === undefined;
  // For a string instead of an integer, zod's issue allows any number.
  const isNumber = issue.code === 'invalid_type' && issue.expected === 'number';
  const allowed = isNumber && isIntegerSchema(schemaAt(schema, issue.path)) ? 'a whole number' : expectationOf(issue);
  const limit = issue.code === 'too_small' || issue.code === 'too_big' ? limitOf(issue) : {};
  return {
    field: fieldPathOf(issue.path) || 'body',
    reason: reasonOfIssue(issue, isMissing),
    message: isMissing ? 'Input cannot be empty' : `It must be ${allowed}`,
    ...limit,
  };
}

function limitOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Partial<FieldError> {
  if (issue.origin !== 'string') return {};
  return issue.code === 'too_small' ? { minLength: Number(issue.minimum) } : { maxLength: Number(issue.maximum) };
}

/** Converts the query's strings to the numbers, booleans and lists of its schema. */
function readParameters(kinds: RequestPart['kinds'], parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      const kind = kinds.get(name);
      if (kind === 'array') return [name, values];
      return [name, parseParameter(kind, values.at(-1) ?? '')];
    }),
  );
}

/** Converts a string to its type; an invalid one is kept for the schema to refuse. */
function parseParameter(kind: string | undefined, value: string): unknown {
  if ((kind === 'number' || kind === 'int') && /^-?\d{1,15}(?:\.\d+)?$/.test(value)) return Number.parseFloat(value);
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** Type name of the schema inside `optional`, `default` and `nullable`. */
function kindOf(schema: z.core.$ZodType): string {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  ) {
    return kindOf(schema._zod.def.innerType);
  }
  // `const` and `enum` of numbers and booleans are strings in a URL too.
  if (schema instanceof z.ZodMiniLiteral) return typeof [...schema._zod.values][0];
  if (schema instanceof z.ZodMiniUnion) return kindOf(schema._zod.def.options[0] ?? z.unknown());
  return schema._zod.def.type;
}

/** True when `withUtcTimes` may change a value of this schema. */
function hasTimes(wrapped: z.core.$ZodType): boolean {
  const schema = bareSchema(wrapped);
  if (schema instanceof z.iso.ZodMiniISODateTime) return true;
  if (schema instanceof z.ZodMiniArray) return hasTimes(schema.def.element);
  return schema instanceof z.ZodMiniObject && Object.values<z.core.$ZodType>(schema.shape).some(hasTimes);
}

/** Converts times of a valid value to UTC: the contract allows any offset, but the mock compares and stores UTC. */
export function withUtcTimes(wrapped: z.core.$ZodType, value: unknown): unknown {
  const schema = bareSchema(wrapped);
  if (schema instanceof z.iso.ZodMiniISODateTime) {
    return typeof value === 'string' ? new Date(value).toISOString() : value;
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.map((item) => withUtcTimes(schema.def.element, item));
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field: z.core.$ZodType | undefined = schema.def.shape[name];
      return [name, field === undefined ? inner : withUtcTimes(field, inner)];
    }),
  );
}
