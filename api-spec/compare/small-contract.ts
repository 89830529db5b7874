import type { ComparedOperation, ContractDocument } from './document.ts';

/** A small contract as `redocly bundle` writes one: guests read a picture, members send money in an encrypted body. */
export function smallContract(): ContractDocument {
  const answers = {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } },
    },
  };
  const picture = { operationId: 'getPicture', security: [], 'x-roles': ['guest', 'member'], responses: answers };
  const encrypted = {
    schema: { $ref: '#/components/schemas/EncryptedBody' },
    'x-plain-schema': 'Sending',
  };
  const sending = {
    operationId: 'sendMoney',
    'x-roles': ['member', 'agent'],
    requestBody: { required: true, content: { 'application/json': encrypted } },
    responses: answers,
  };
  const schemas = {
    Answer: {
      type: 'object',
      required: ['success', 'state'],
      properties: { success: { type: 'boolean' }, state: { type: 'string', enum: ['DONE', 'WAITING'] } },
    },
    EncryptedBody: { type: 'object', required: ['data'], properties: { data: { type: 'string' } } },
    Sending: {
      type: 'object',
      required: ['amount'],
      properties: { amount: { type: 'string' }, note: { type: 'string' } },
    },
    ErrorCode: { type: 'string', enum: ['AUTH_REQUIRED'], 'x-error-codes': { AUTH_REQUIRED: { status: 401 } } },
  };
  const document = {
    openapi: '3.1.1',
    info: { title: 'A small contract', version: '1.0.0' },
    security: [{ memberToken: [] }],
    paths: { '/picture': { get: picture }, '/money': { post: sending } },
    components: { securitySchemes: { memberToken: { type: 'http', scheme: 'bearer' } }, schemas },
  };
  return structuredClone(document);
}

/** One operation of the small contract, to be changed. */
export function operationOf(document: ContractDocument, path: string, method: string): ComparedOperation {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`There is no ${method} ${path}.`);
  return operation;
}

/** The fields of an object schema of the small contract, to be changed. */
export function fieldsOf(document: ContractDocument, schema: string): Record<string, unknown> {
  const properties = document.components.schemas[schema]?.['properties'];
  if (typeof properties !== 'object' || properties === null) throw new Error(`${schema} has no fields.`);
  return Object.assign(properties);
}
