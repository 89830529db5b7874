import { describe, expect, it } from 'vitest';

import { body, call, contractOf, encryptedBody } from './contract-fixture.ts';
import type { Contract, Operation, Schema } from './contract.ts';
import { checkExamplesAgainstSchemas } from './example-rules.ts';

const MONEY: Schema = { type: 'string', pattern: String.raw`^\d+\.\d{2}$`, description: 'Money.', examples: ['1.00'] };
const schema: Schema = {
  type: 'object',
  required: ['amount'],
  properties: { amount: { $ref: '#/components/schemas/Money' } },
};
const contractWith = (changes: Partial<Operation>): Contract =>
  contractOf([call(changes)], { Money: MONEY, Order: schema, EncryptedBody: { type: 'object' } });

describe('checkExamplesAgainstSchemas', () => {
  it('reports an answer example that does not match its schema', () => {
    const answer = (amount: unknown) => ({
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema, examples: { success: { value: { amount } } } } },
      },
    });
    expect(checkExamplesAgainstSchemas(contractWith({ responses: answer('5.00') }))).toEqual([]);
    expect(checkExamplesAgainstSchemas(contractWith({ responses: answer(5) }))).toEqual([
      'readThing answer 200, example success: example/amount must be string.',
    ]);
  });

  it('reports a request example that does not match its schema', () => {
    const requestBody = body({ schema, examples: { typical: { value: {} } } });
    expect(checkExamplesAgainstSchemas(contractWith({ requestBody }))).toEqual([
      "readThing request, example typical: example must have required property 'amount'.",
    ]);
  });

  it('reports a plain example of an encrypted request that does not match its schema', () => {
    const plain = { typical: { value: { amount: 'much' } } };
    const requestBody = encryptedBody('Order', { 'x-plain-examples': plain });
    expect(checkExamplesAgainstSchemas(contractWith({ requestBody }))).toHaveLength(1);
  });
});
