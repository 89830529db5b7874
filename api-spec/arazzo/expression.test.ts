import { describe, expect, it } from 'vitest';

import { fill, holds, parseCondition, parseExpression, valueAt, type Expression } from './expression.ts';

describe('parseExpression', () => {
  it.each<[string, Expression]>([
    ['$inputs.amount', { from: 'input', name: 'amount' }],
    ['$steps.logIn.outputs.token', { from: 'output', stepId: 'logIn', name: 'token' }],
    ['$statusCode', { from: 'status' }],
    ['$response.header.X-Captcha-Id', { from: 'header', name: 'X-Captcha-Id' }],
    ['$response.body', { from: 'body', pointer: [] }],
    ['$response.body#/value/list/0/a~1b~0c', { from: 'body', pointer: ['value', 'list', '0', 'a/b~c'] }],
  ])('reads %s', (text, expected) => {
    expect(parseExpression(text)).toEqual(expected);
  });

  it.each([
    '$url',
    '$request.body#/a',
    '$workflows.a.outputs.b',
    '$response.body.a',
    '$response.bodyish',
    '$steps.a.b',
  ])('refuses %s, and names what is supported', (text) => {
    expect(() => parseExpression(text)).toThrow(`${text} is not supported; supported are $inputs.name`);
  });
});

describe('a condition', () => {
  const answer = { text: 'Paid', number: 200, flag: true };
  const isMet = (text: string) =>
    holds(parseCondition(text), (expression) =>
      expression.from === 'body' ? valueAt(answer, expression.pointer) : undefined,
    );

  it.each([
    ['$response.body#/number == 200', true],
    ['$response.body#/number == 201', false],
    ["$response.body#/number == '200'", false],
    ["$response.body#/text == 'PAID'", true],
    ["$response.body#/text != 'SENT'", true],
    ['$response.body#/flag == true', true],
    ["$response.body#/missing == 'x'", false],
    ['$response.body#/number == $response.body#/number', true],
    ['$response.body#/missing == $response.body#/missing', false],
  ])('%s is %s', (text, expected) => {
    expect(isMet(text)).toBe(expected);
  });

  it('compares with a text that contains spaces and a quote', () => {
    expect(parseCondition("$statusCode == 'it''s paid'").right).toEqual({ literal: "it's paid" });
  });

  it.each(['$statusCode', '$statusCode < 300', '$statusCode == 200 && true', '$statusCode == paid'])(
    'is refused when it is %s',
    (text) => {
      expect(() => parseCondition(text)).toThrow(/not supported|single quotes/);
    },
  );
});

describe('fill', () => {
  it('replaces expressions at any depth, whole ones with their type', () => {
    const template = { count: '$inputs.count', list: [{ text: 'Bearer {$inputs.token}!' }], rest: [1, null, 'plain'] };
    const values = new Map<string, unknown>([
      ['count', 3],
      ['token', 'abc'],
    ]);
    expect(
      fill(template, (expression) => (expression.from === 'input' ? values.get(expression.name) : undefined)),
    ).toEqual({ count: 3, list: [{ text: 'Bearer abc!' }], rest: [1, null, 'plain'] });
  });
});
