import { expect, it } from 'vitest';

import { call, contractOf } from './contract-fixture.ts';
import type { Parameter } from './contract.ts';
import { wireHeadersSource } from './wire-headers.ts';

const header = (name: string, schema: Parameter['schema'], required?: boolean): Parameter => ({
  name,
  in: 'header',
  ...(schema && { schema }),
  ...(required === undefined ? {} : { required }),
});
const sourceOf = (...parameters: Parameter[]) => wireHeadersSource(contractOf([call({ parameters })]));

it('writes a schema of every header parameter, with its limits', () => {
  const source = sourceOf(
    header('X-Version', { type: 'string', const: '3' }, true),
    header('X-Key', { type: 'string', minLength: 16, maxLength: 64 }, true),
    header('X-Hint', { type: 'string' }),
  );
  expect(source).toContain('readThing: z.object({ "X-Version": z.literal("3"), ');
  expect(source).toContain('"X-Key": z.string().check(z.minLength(16), z.maxLength(64)), ');
  expect(source).toContain('"X-Hint": z.optional(z.string()) })');
});

it('leaves out calls without header parameters', () => {
  expect(sourceOf({ name: 'device', in: 'query' })).not.toContain('readThing');
});

it.each([{ type: 'integer' }, { type: 'string', format: 'uuid' }])(
  'throws when a header has the unsupported schema %o',
  (schema) => {
    expect(() => sourceOf(header('X-New', schema))).toThrow('X-New');
  },
);
