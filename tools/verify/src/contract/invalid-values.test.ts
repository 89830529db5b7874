import { describe, expect, it } from 'vitest';

import type { Schema } from './document.ts';
import { invalidBodiesOf, invalidValuesOf } from './invalid-values.ts';

describe('invalidValuesOf', () => {
  it.each<[string, Schema, unknown, readonly unknown[]]>([
    ['texts that are too long and too short', { minLength: 2, maxLength: 3 }, 'abc', ['xxxx', 'x']],
    ['a text that does not match', { pattern: String.raw`^\d+$` }, '12', ['!']],
    ['numbers beyond both limits', { type: 'integer', minimum: 1, maximum: 9 }, 5, [0, 10, 1.5]],
    ['lists that are too long and too short', { minItems: 1, maxItems: 2 }, ['a'], [['a', 'a1', 'a2'], []]],
    ['a choice that is not listed', { enum: ['A'] }, 'A', ['no-such-value']],
    ['a day that does not exist', { format: 'date' }, '2026-02-28', ['2026-02-30']],
  ])('has another type and %s', (_what, schema, example, expected) => {
    expect(invalidValuesOf(schema, example).map(({ value }) => value)).toEqual([
      typeof example === 'object' ? 'a string' : {},
      ...expected,
    ]);
  });
});

describe('invalidBodiesOf', () => {
  it('changes one field at a time, also within objects and parts of the schema', () => {
    const schema: Schema = {
      properties: { a: { maxLength: 1 } },
      allOf: [{ properties: { b: { properties: { c: { enum: ['C'] } } } } }],
    };
    const bodies = invalidBodiesOf(schema, { a: 'x', b: { c: 'C' } });
    expect(bodies.map(({ name, what }) => `${name} ${what}`)).toEqual([
      'b is a string',
      'b has c that is an object',
      'b has c that is not in the list',
      'a is an object',
      'a is "xx"',
    ]);
    expect(bodies.at(-1)?.body).toEqual({ a: 'xx', b: { c: 'C' } });
  });
});
