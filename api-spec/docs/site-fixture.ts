import type { ReadContract } from './document.ts';

const HOSTILE = '<script>alert(1)</script>';

/** A contract with one of everything that a page shows, and texts that would break a page that does not escape. */
export function readContract(): ReadContract {
  const refusals = {
    description: 'Refused.',
    'x-error-value': ['max'],
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorEnvelope' },
        examples: { AMOUNT_REFUSED: { $ref: '#/components/examples/AMOUNT_REFUSED' } },
      },
    },
  };
  const value = { $ref: '#/components/schemas/Order' };
  const answer = {
    description: 'The order.',
    headers: { 'X-Order': { description: 'Names the order.', required: true, schema: { type: 'string' } } },
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/SuccessEnvelope' }, { type: 'object', properties: { value } }],
        },
        examples: { success: { value: { success: true, value: { id: HOSTILE, amount: '1.00' } } } },
      },
    },
  };
  const document = {
    openapi: '3.1.1',
    info: {
      title: `Orders ${HOSTILE}`,
      version: '1.2.3',
      summary: 'Orders.',
      description: `## Words\n${HOSTILE} \`Order\``,
    },
    security: [{ memberToken: [] }],
    tags: [{ name: 'bankOrder', description: 'Orders of a bank.' }],
    paths: {
      '/wps/relay/BANK_createOrder/{kind}': {
        post: {
          operationId: 'createOrder',
          tags: ['bankOrder'],
          summary: 'Make an order',
          description: `Makes it. See \`listOrders\`, \`AMOUNT_REFUSED\` and ${HOSTILE}.`,
          'x-roles': ['member', 'agent'],
          'x-moves-money': true,
          'x-module-flag': 'ORDERS3',
          parameters: [
            { $ref: '#/components/parameters/kind' },
            { name: 'Idempotency-Key', in: 'header', required: true, description: 'Once.', schema: { type: 'string' } },
          ],
          requestBody: {
            description: 'Encrypted.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/EncryptedBody' },
                'x-plain-schema': 'OrderRequest',
                'x-plain-examples': { typical: { summary: 'An order', value: { amount: '1.00' } } },
              },
            },
          },
          responses: { 200: answer, 422: refusals },
        },
      },
      '/wps/orders': {
        get: {
          operationId: 'listOrders',
          tags: ['bankOrder'],
          summary: 'Orders',
          security: [],
          responses: { 200: answer },
        },
      },
    },
    components: {
      parameters: {
        kind: {
          name: 'kind',
          in: 'path',
          required: true,
          description: 'The kind.',
          schema: { type: 'string', enum: ['A', 'B'] },
        },
      },
      examples: {
        AMOUNT_REFUSED: {
          summary: 'Too much',
          value: { success: false, errorCode: 'AMOUNT_REFUSED', value: { max: '5.00' } },
        },
      },
      securitySchemes: { memberToken: { type: 'http', scheme: 'bearer', description: 'Of `createOrder`.' } },
      schemas: {
        SuccessEnvelope: { type: 'object', description: 'A frame.', properties: { success: { type: 'boolean' } } },
        ErrorEnvelope: {
          type: 'object',
          description: 'A frame.',
          properties: { errorCode: { $ref: '#/components/schemas/ErrorCode' } },
        },
        ErrorCode: {
          type: 'string',
          description: 'Why.',
          'x-error-codes': { AMOUNT_REFUSED: { status: 422, message: 'Too much' } },
        },
        EncryptedBody: { type: 'object', description: 'Sealed.', properties: { data: { type: 'string' } } },
        OrderRequest: {
          type: 'object',
          description: 'What is wanted.',
          required: ['amount'],
          properties: {
            amount: { type: 'string', minLength: 1, maxLength: 9, description: 'How much.', examples: ['1.00'] },
          },
        },
        Order: {
          type: 'object',
          description: 'An order, and the one before it.',
          properties: {
            id: { type: 'string', description: HOSTILE, pattern: '^<.*>$' },
            before: { $ref: '#/components/schemas/Order' },
            lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
          },
        },
      },
    },
  };
  // A literal with every extension would have to be spelt out type by type; the builder reads it as JSON anyway.
  return JSON.parse(JSON.stringify(document));
}
