import { describe, expect, it } from 'vitest';

import { body, call, contractOf, refusal } from './contract-fixture.ts';
import type { Operation, Schema } from './contract.ts';
import { checkEncryption, checkErrorCodes } from './error-rules.ts';

const codesOf = (changes: Partial<Operation>) => checkErrorCodes(contractOf([]), call(changes));

describe('error codes', () => {
  it('refuses a code under another status than its own, and one that does not exist', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ responses: { 409: refusal('DUPLICATE_REQUEST', 'NO_SUCH_CODE') } })).toEqual([
      'DUPLICATE_REQUEST stands under 409, but `x-error-codes` gives it 422.',
      'NO_SUCH_CODE stands under 409, but `x-error-codes` gives it no status.',
    ]);
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [451, 'REGION_RESTRICTED'],
    [500, 'INTERNAL_ERROR'],
    [503, 'SYSTEM_MAINTENANCE'],
  ])('refuses a call without %i %s', (status, code) => {
    expect(codesOf({ responses: { [status]: { description: 'Nothing.' } } })).toEqual([
      `it names ${code}, as every call does.`,
    ]);
  });

  it('refuses the codes of a closed platform where the call stays open', () => {
    expect(codesOf({ 'x-open-when-closed': true })).toEqual([
      'it answers when the platform is closed, so it does not name REGION_RESTRICTED.',
      'it answers when the platform is closed, so it does not name SYSTEM_MAINTENANCE.',
    ]);
  });

  it('refuses a call that takes something without FIELD_INVALID, a header included', () => {
    const problem = ['it takes something, so it names FIELD_INVALID.'];
    expect(codesOf({ parameters: [{ name: 'id', in: 'query' }] })).toEqual(problem);
    expect(codesOf({ requestBody: body({}) })).toEqual(problem);
    expect(codesOf({ parameters: [{ name: 'Idempotency-Key', in: 'header' }] })).toEqual(problem);
  });
});

describe('encrypted bodies', () => {
  const THING: Schema = { type: 'object', description: 'A thing.' };
  const schema = { $ref: '#/components/schemas/EncryptedBody' };
  const problemsOf = (changes: Partial<Operation>) => checkEncryption(contractOf([], { Thing: THING }), call(changes));
  const good: Partial<Operation> = {
    requestBody: body({ schema, 'x-plain-schema': 'Thing' }),
    parameters: [
      { name: 'X-Encryption-Version', in: 'header' },
      { name: 'X-Gateway-Version', in: 'header' },
    ],
    responses: { 400: refusal('DECRYPT_FAILED') },
  };

  it('accepts one that says what is inside', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it('refuses one that does not say what is inside, and a plain one that does', () => {
    const problem = ['an EncryptedBody and `x-plain-schema` go together.'];
    expect(problemsOf({ ...good, requestBody: body({ schema }) })).toEqual(problem);
    expect(problemsOf({ ...good, requestBody: body({ 'x-plain-schema': 'Thing' }) })).toEqual(problem);
  });

  it('refuses a name that is no schema', () => {
    expect(problemsOf({ ...good, requestBody: body({ schema, 'x-plain-schema': 'Nothing' }) })).toEqual([
      '`x-plain-schema` names Nothing, which is no schema of the contract.',
    ]);
  });

  it('refuses DECRYPT_FAILED on a plain call, and its absence or missing versions on an encrypted one', () => {
    const problem = 'a call names DECRYPT_FAILED exactly when its body is encrypted.';
    expect(problemsOf({ responses: { 400: refusal('DECRYPT_FAILED') } })).toEqual([problem]);
    expect(problemsOf({ ...good, parameters: [], responses: {} })).toEqual([
      problem,
      'an encrypted call takes X-Encryption-Version.',
      'an encrypted call takes X-Gateway-Version.',
    ]);
  });
});
