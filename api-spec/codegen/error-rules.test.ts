import { describe, expect, it } from 'vitest';

import { body, call, contractOf, errorAnswer } from './contract-fixture.ts';
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
  const THING: Schema = { type: 'object', description: 'A thing.' };
  const schema = { $ref: '#/components/schemas/EncryptedBody' };
  const problemsOf = (changes: Partial<Operation>) => checkEncryption(contractOf([], { Thing: THING }), call(changes));
  const valid: Partial<Operation> = {
    requestBody: body({ schema, 'x-plain-schema': 'Thing' }),
    parameters: [
      { name: 'X-Encryption-Version', in: 'header' },
      { name: 'X-Gateway-Version', in: 'header' },
    ],
    responses: { 400: errorAnswer('DECRYPT_FAILED') },
  };

  it('accepts an encrypted body that names its plain schema', () => {
    expect(problemsOf(valid)).toEqual([]);
  });

  it('reports an encrypted body without a plain schema and a plain body that names one', () => {
    const problem = ['an EncryptedBody and `x-plain-schema` go together.'];
    expect(problemsOf({ ...valid, requestBody: body({ schema }) })).toEqual(problem);
    expect(problemsOf({ ...valid, requestBody: body({ 'x-plain-schema': 'Thing' }) })).toEqual(problem);
  });

  it('reports a plain schema that does not exist', () => {
    expect(problemsOf({ ...valid, requestBody: body({ schema, 'x-plain-schema': 'Nothing' }) })).toEqual([
      '`x-plain-schema` names Nothing, which is no schema of the contract.',
    ]);
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
