import * as z from 'zod/mini';
import { expect, it } from 'vitest';

import { describeIssue } from './describe-issue.ts';

const describeFirst = (schema: z.ZodMiniType, input: unknown): string | undefined => {
  const issue = schema.safeParse(input).error?.issues[0];
  return issue && describeIssue(issue, input);
};
const field = (schema: z.ZodMiniType) => z.object({ field: schema });

it.each<[z.ZodMiniType, unknown, string]>([
  [z.literal(3), '3', 'expected 3, got "3"'],
  [z.enum(['WEB', 'APP']), 'TV', 'expected one of "WEB", "APP", got "TV"'],
  [z.boolean(), null, 'expected a boolean, got null'],
  [z.int(), 1.5, 'expected a whole number, got 1.5'],
  [z.array(z.string()), {}, 'expected an array, got an object'],
  [z.string(), ['a', 'b'], 'expected a string, got a list with 2 entries'],
  [z.string(), undefined, 'expected a string, got nothing'],
  [z.string().check(z.minLength(3)), 'ab', 'expected at least 3 characters, got "ab"'],
  [z.string().check(z.maxLength(3)), 'x'.repeat(99), 'expected at most 3 characters, got a string of 99 characters'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'expected at most 1 entries, got a list with 2 entries'],
  [z.number().check(z.gte(1)), 0, 'expected at least 1, got 0'],
  [z.number().check(z.lt(5)), 5, 'expected less than 5, got 5'],
  [z.number().check(z.multipleOf(5)), 7, 'expected a multiple of 5, got 7'],
  [z.string().check(z.regex(/^[A-Z]{3}$/)), 'peso', 'expected a match of /^[A-Z]{3}$/, got "peso"'],
  [z.iso.datetime(), 'today', 'expected a time such as 2027-01-01T00:00:00Z or 2027-01-01T08:00:00+08:00, got "today"'],
  [z.union([z.string(), z.number()]), true, 'expected a string or a number, got true'],
  [z.instanceof(Blob).check(z.maxSize(2)), new Blob(['abc']), 'expected at most 2 bytes, got a file of 3 bytes'],
])('describes expectation and value %#: $2', (schema, value, text) => {
  expect(describeFirst(field(schema), { field: value })).toBe(text);
});

it('describes an unknown field and a value that is no object', () => {
  expect(describeFirst(z.strictObject({}), { extra: 1 })).toBe('expected no extra, got an object');
  expect(describeFirst(z.object({}), undefined)).toBe('expected an object, got nothing');
});

it.each(['password', 'smsCode', 'resetToken', 'X-Signature'])('hides the value of %s', (name) => {
  expect(describeFirst(z.object({ [name]: z.number() }), { [name]: 'Sampaguita7' })).toBe(
    'expected a number, got a string of 11 characters',
  );
  expect(describeFirst(z.object({ [name]: z.string() }), { [name]: 1234 })).toBe('expected a string, got a number');
});
