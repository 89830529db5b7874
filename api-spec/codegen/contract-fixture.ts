import type { Answer, Contract, MediaType, NamedOperation, Operation, Schema } from './contract.ts';

/** An error answer with an example of each code. */
export function errorAnswer(...codes: string[]): Answer {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: { success: false, errorCode: code } }]));
  return { description: 'An error.', content: { 'application/json': { schema: { type: 'object' }, examples } } };
}

export const body = (media: Partial<MediaType>): Operation['requestBody'] => ({
  content: { 'application/json': { schema: { type: 'object' }, examples: { typical: { value: {} } }, ...media } },
});

/** The JSON body of a request that is sent encrypted, with the name of the schema of its content. */
export const encryptedBody = (plain: string, media: Partial<MediaType> = {}): Operation['requestBody'] =>
  body({ schema: encryptedSchema(plain), ...media });

const encryptedSchema = (plain: string): Schema => ({
  allOf: [{ $ref: '#/components/schemas/EncryptedBody' }],
  properties: { data: { contentSchema: { $ref: `#/components/schemas/${plain}` } } },
});

/** A call of trial accounts, members and agents that violates no lint rule, with the given changes. */
export function call(changes: Partial<Operation> = {}): NamedOperation {
  const operation: Operation = {
    operationId: 'readThing',
    tags: ['thing'],
    summary: 'Read a thing',
    description: 'Reads it.',
    'x-roles': ['trial', 'member', 'agent'],
    ...changes,
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: { type: 'object' }, examples: { success: { value: {} } } } },
      },
      401: errorAnswer('AUTH_REQUIRED'),
      429: errorAnswer('RATE_LIMITED'),
      451: errorAnswer('REGION_RESTRICTED'),
      500: errorAnswer('INTERNAL_ERROR'),
      503: errorAnswer('SYSTEM_MAINTENANCE'),
      ...changes.responses,
    },
  };
  return { path: '/wps/thing', method: 'get', operation };
}

const STATUSES: Record<string, number> = {
  AUTH_REQUIRED: 401,
  SIGNATURE_INVALID: 401,
  TRIAL_FORBIDDEN: 403,
  AGENT_ONLY: 403,
  FEATURE_DISABLED: 403,
  DECRYPT_FAILED: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  REQUEST_IN_PROGRESS: 409,
  DUPLICATE_REQUEST: 422,
  FIELD_INVALID: 422,
  RATE_LIMITED: 429,
  REGION_RESTRICTED: 451,
  INTERNAL_ERROR: 500,
  SYSTEM_MAINTENANCE: 503,
};

/** A contract of these calls and schemas, with error codes and flags. */
export function contractOf(calls: NamedOperation[], schemas: Record<string, Schema> = {}): Contract {
  const paths: Contract['paths'] = {};
  for (const { path, method, operation } of calls) paths[path] = { ...paths[path], [method]: operation };
  const codes = Object.fromEntries(Object.entries(STATUSES).map(([code, status]) => [code, { status, message: code }]));
  const errorCode: Schema = { type: 'string', description: 'Why.', examples: ['RATE_LIMITED'], 'x-error-codes': codes };
  const flag: Schema = { type: 'boolean', description: 'On.', examples: [true] };
  const flags: Schema = { type: 'object', description: 'Flags.', properties: { FREEPLAY3: flag } };
  return {
    info: { version: '1.0.0' },
    paths,
    components: { schemas: { ErrorCode: errorCode, WhitelabelFlags: flags, ...schemas } },
  };
}
