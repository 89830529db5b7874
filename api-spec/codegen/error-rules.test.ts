import { describe, expect, it } from 'vitest';

import { body, call, contractOf, encryptedBody, errorAnswer } from './contract-fixture.ts';
import type { Operation, Schema } from './contract.ts';
import { checkEncryption, checkErrorCodes } from './error-rules.ts';

const codesOf = (changes: Partial<Operation>) => checkErrorCodes(contractOf([]), call(changes));

describe('checkErrorCodes', () => {
  it('reports a code under a wrong status and an unknown code', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ responses: { 409: errorAnswer('DUPLICATE_REQUEST', 'NO_SUCH_CODE') } })).toEqual([
      'DUPLICATE_REQUEST stands under 409, but `x-error-codes` gives it 422.',
      'NO_SUCH_CODE stands under 409, but `x-error-codes` gives it no status.',
    ]);
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [451, 'REGION_RESTRICTED'],
    [500, 'INTERNAL_ERROR'],
    [503, 'SYSTEM_MAINTENANCE'],
  ])('reports a call that does not name %i %s', (status, code) => {
    expect(codesOf({ responses: { [status]: { description: 'Nothing.' } } })).toEqual([
      `it names ${code}, as every call does.`,
    ]);
  });

  it('reports the codes of a closed platform on a call that stays open', () => {
    expect(codesOf({ 'x-open-when-closed': true })).toEqual([
      'it answers when the platform is closed, so it does not name REGION_RESTRICTED.',
      'it answers when the platform is closed, so it does not name SYSTEM_MAINTENANCE.',
    ]);
  });

  it('reports a call with a body or any parameter that does not name FIELD_INVALID', () => {
    const problem = ['it takes something, so it names FIELD_INVALID.'];
    expect(codesOf({ parameters: [{ name: 'id', in: 'query' }] })).toEqual(problem);
    expect(codesOf({ requestBody: body({}) })).toEqual(problem);
    expect(codesOf({ parameters: [{ name: 'Idempotency-Key', in: 'header' }] })).toEqual(problem);
  });
});

describe('checkEncryption', () => {
  const schema = { $ref: '#/components/schemas/EncryptedBody' };
  const problemsOf = (changes: Partial<Operation>) => checkEncryption(contractOf([]), call(changes));
  const valid: Partial<Operation> = {
    requestBody: encryptedBody('Thing'),
    parameters: [
      { name: 'X-Encryption-Version', in: 'header' },
      { name: 'X-Gateway-Version', in: 'header' },
    ],
    responses: { 400: errorAnswer('DECRYPT_FAILED') },
  };

  it('accepts an encrypted body that refers to the schema of its content', () => {
    expect(problemsOf(valid)).toEqual([]);
  });

  it('reports an encrypted body without a named schema of its content and a plain body with one', () => {
    const problem = ['an EncryptedBody and a `contentSchema` of its `data`, which refers to a schema, go together.'];
    const withContent = (contentSchema: Schema): Schema => ({ properties: { data: { contentSchema } } });
    const inline = { allOf: [schema], ...withContent({ type: 'object' }) };
    const plain = withContent({ $ref: '#/components/schemas/Thing' });
    for (const refused of [schema, { allOf: [schema] }, inline, plain]) {
      expect(problemsOf({ ...valid, requestBody: body({ schema: refused }) })).toEqual(problem);
    }
  });

  it('reports DECRYPT_FAILED on a plain call, and a missing code or version header on an encrypted one', () => {
    const problem = 'a call names DECRYPT_FAILED exactly when its body is encrypted.';
    expect(problemsOf({ responses: { 400: errorAnswer('DECRYPT_FAILED') } })).toEqual([problem]);
    expect(problemsOf({ ...valid, parameters: [], responses: {} })).toEqual([
      problem,
      'an encrypted call takes X-Encryption-Version.',
      'an encrypted call takes X-Gateway-Version.',
    ]);
  });
});
