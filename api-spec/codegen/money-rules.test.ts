import { describe, expect, it } from 'vitest';

import { body, call, contractOf, refusal } from './contract-fixture.ts';
import type { Operation, Schema } from './contract.ts';
import { checkIdempotency, checkNumbers } from './money-rules.ts';

const KEY: Operation['parameters'] = [{ name: 'Idempotency-Key', in: 'header' }];
const ANSWERS = {
  400: refusal('IDEMPOTENCY_KEY_MISSING'),
  409: refusal('REQUEST_IN_PROGRESS'),
  422: refusal('DUPLICATE_REQUEST'),
};
const problemsOf = (changes: Partial<Operation>) => checkIdempotency(contractOf([]), call(changes));

describe('a call that moves money', () => {
  it('is accepted with the key and its three answers', () => {
    expect(problemsOf({ 'x-moves-money': true, parameters: KEY, responses: ANSWERS })).toEqual([]);
  });

  it('is refused without the key', () => {
    expect(problemsOf({ 'x-moves-money': true })).toEqual(['it moves money, so it takes the header Idempotency-Key.']);
  });

  it.each([
    [400, 'IDEMPOTENCY_KEY_MISSING'],
    [409, 'REQUEST_IN_PROGRESS'],
    [422, 'DUPLICATE_REQUEST'],
  ])('is refused without the answer %i %s', (status, code) => {
    const responses = { ...ANSWERS, [status]: { description: 'Nothing.' } };
    expect(problemsOf({ 'x-moves-money': true, parameters: KEY, requestBody: body({}), responses })).toEqual([
      `it takes the header Idempotency-Key, so it names ${code}.`,
    ]);
  });

  it('needs no answer to a key that came with something else when it takes nothing but the key', () => {
    const { 422: _changed, ...responses } = ANSWERS;
    expect(problemsOf({ 'x-moves-money': true, parameters: KEY, responses })).toEqual([]);
  });
});

describe('a call of a server that moves money', () => {
  const own: Partial<Operation> = { 'x-moves-money': true, 'x-idempotent-by': 'transactionId' };
  const requestBody = body({ schema: { type: 'object', required: ['transactionId'] } });

  it('is accepted with an id of its own', () => {
    expect(problemsOf({ ...own, requestBody, responses: ANSWERS })).toEqual([]);
  });

  it('is refused when its body does not require the id, or a changed repetition is not refused', () => {
    expect(problemsOf({ ...own, requestBody: body({}) })).toEqual([
      '`x-idempotent-by` names transactionId, which the body does not require.',
      'with `x-idempotent-by` it names DUPLICATE_REQUEST.',
    ]);
  });
});

describe('numbers', () => {
  const numbersOf = (schema: Schema) => checkNumbers(contractOf([], { Thing: schema }));

  it('refuses a JSON number wherever it hides', () => {
    const list: Schema = { type: 'array', items: { type: 'object', properties: { rate: { type: 'number' } } } };
    expect(numbersOf({ type: 'object', properties: { list } })).toEqual([
      'Thing.list items.rate: a JSON number loses money; use Money, Decimal or integer.',
    ]);
  });

  it('refuses an integer under a name of money', () => {
    const properties = { winAmount: { type: 'integer' }, players: { type: 'integer' } };
    expect(numbersOf({ type: 'object', properties })).toEqual(['Thing.winAmount: sounds like money, so use Money.']);
  });

  it('refuses a JSON number in a parameter', () => {
    const named = call({ parameters: [{ name: 'min', in: 'query', schema: { type: 'number' } }] });
    expect(checkNumbers(contractOf([named]))).toEqual([
      'readThing, parameter min: a JSON number loses money; use Money, Decimal or integer.',
    ]);
  });
});
