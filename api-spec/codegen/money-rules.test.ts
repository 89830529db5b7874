import { describe, expect, it } from 'vitest';

import { body, call, contractOf, errorAnswer } from './contract-fixture.ts';
import type { Operation, Schema } from './contract.ts';
import { checkIdempotency, checkNumbers } from './money-rules.ts';

const KEY: Operation['parameters'] = [{ name: 'Idempotency-Key', in: 'header' }];
const ANSWERS = {
  400: errorAnswer('IDEMPOTENCY_KEY_MISSING'),
  409: errorAnswer('REQUEST_IN_PROGRESS'),
  422: errorAnswer('DUPLICATE_REQUEST'),
};
const problemsOf = (changes: Partial<Operation>) => checkIdempotency(contractOf([]), call(changes));

describe('checkIdempotency: calls of people', () => {
  it('accepts a call that moves money when it takes the key and names its three codes', () => {
    expect(problemsOf({ 'x-moves-money': true, parameters: KEY, responses: ANSWERS })).toEqual([]);
  });

  it('reports a call that moves money without the key', () => {
    expect(problemsOf({ 'x-moves-money': true })).toEqual([
      'it moves money, so it must take the header Idempotency-Key.',
    ]);
  });

  it.each([
    [400, 'IDEMPOTENCY_KEY_MISSING'],
    [409, 'REQUEST_IN_PROGRESS'],
    [422, 'DUPLICATE_REQUEST'],
  ])('reports a call with the key that does not name %i %s', (status, code) => {
    const responses = { ...ANSWERS, [status]: { description: 'Nothing.' } };
    expect(problemsOf({ 'x-moves-money': true, parameters: KEY, requestBody: body({}), responses })).toEqual([
      `it takes the header Idempotency-Key, so it must name ${code}.`,
    ]);
  });

  it('does not require DUPLICATE_REQUEST when the key is the only input', () => {
    const { 422: _changed, ...responses } = ANSWERS;
    expect(problemsOf({ 'x-moves-money': true, parameters: KEY, responses })).toEqual([]);
  });
});

describe('checkIdempotency: calls of servers', () => {
  const idempotentById: Partial<Operation> = { 'x-moves-money': true, 'x-idempotent-by': 'transactionId' };
  const requestBody = body({ schema: { type: 'object', required: ['transactionId'] } });

  it('accepts a call that is idempotent by an id in its body', () => {
    expect(problemsOf({ ...idempotentById, requestBody, responses: ANSWERS })).toEqual([]);
  });

  it('reports a body that does not require the id, and a missing DUPLICATE_REQUEST', () => {
    expect(problemsOf({ ...idempotentById, requestBody: body({}) })).toEqual([
      '`x-idempotent-by` names transactionId, which the body does not require.',
      'with `x-idempotent-by` it names DUPLICATE_REQUEST.',
    ]);
  });
});

describe('checkNumbers', () => {
  const numbersOf = (schema: Schema) => checkNumbers(contractOf([], { Thing: schema }));

  it('reports a JSON number in a nested schema', () => {
    const list: Schema = { type: 'array', items: { type: 'object', properties: { rate: { type: 'number' } } } };
    expect(numbersOf({ type: 'object', properties: { list } })).toEqual([
      'Thing.list items.rate: a JSON number loses money; use Money, Decimal or integer.',
    ]);
  });

  it('reports an integer with a money-like name', () => {
    const properties = { winAmount: { type: 'integer' }, players: { type: 'integer' } };
    expect(numbersOf({ type: 'object', properties })).toEqual(['Thing.winAmount: sounds like money, so use Money.']);
  });

  it('reports a JSON number in a parameter', () => {
    const named = call({ parameters: [{ name: 'min', in: 'query', schema: { type: 'number' } }] });
    expect(checkNumbers(contractOf([named]))).toEqual([
      'readThing, parameter min: a JSON number loses money; use Money, Decimal or integer.',
    ]);
  });
});
