import type { ComparedOperation, ContractDocument } from './document.ts';

/** A new copy of a small bundled contract with two calls: one without a token, and one with an encrypted body. */
export function smallContract(): ContractDocument {
  const responses = {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } },
    },
  };
  const getImage = { operationId: 'getImage', security: [], 'x-roles': ['guest', 'member'], responses };
  const encryptedBody = {
    schema: {
      allOf: [{ $ref: '#/components/schemas/EncryptedBody' }],
      properties: { data: { contentSchema: { $ref: '#/components/schemas/Transfer' } } },
    },
  };
  const sendMoney = {
    operationId: 'sendMoney',
    'x-roles': ['member', 'agent'],
    requestBody: { required: true, content: { 'application/json': encryptedBody } },
    responses,
  };
  const schemas = {
    Answer: {
      type: 'object',
      required: ['success', 'state'],
      properties: { success: { type: 'boolean' }, state: { type: 'string', enum: ['DONE', 'WAITING'] } },
    },
    EncryptedBody: { type: 'object', required: ['data'], properties: { data: { type: 'string' } } },
    Transfer: {
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
    paths: { '/image': { get: getImage }, '/money': { post: sendMoney } },
    components: { securitySchemes: { memberToken: { type: 'http', scheme: 'bearer' } }, schemas },
  };
  return structuredClone(document);
}

/** An operation of the document itself; a test may change it in place. */
export function operationOf(document: ContractDocument, path: string, method: string): ComparedOperation {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`There is no ${method} ${path}.`);
  return operation;
}

/** The fields of an object schema of the document itself; a test may change them in place. */
export function fieldsOf(document: ContractDocument, schema: string): Record<string, unknown> {
  const properties = document.components.schemas[schema]?.['properties'];
  if (typeof properties !== 'object' || properties === null) throw new Error(`${schema} has no fields.`);
  return Object.assign(properties);
}
