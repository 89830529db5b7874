import { expect, it } from 'vitest';

import type { Contract } from './contract.ts';
import { fieldPatternsSource } from './field-patterns.ts';

const contractWith = (patterns: unknown): Contract => ({
  info: { version: '1.0.0' },
  paths: {},
  components: { schemas: { PatternId: { 'x-field-patterns': patterns } } },
});

it('writes the patterns in the order of their ids, with escaped sources', () => {
  const source = fieldPatternsSource(contractWith([{ id: 0, kind: 'digits', source: String.raw`^\d{MIN,MAX}$` }]));
  expect(source).toContain(String.raw`  { kind: "digits", source: "^\\d{MIN,MAX}$" },`);
});

it.each([
  ['without a list', undefined],
  ['with an id out of order', [{ id: 1, kind: 'digits', source: '^a$' }]],
  ['without a source', [{ id: 0, kind: 'digits' }]],
])('throws %s', (_case, patterns) => {
  expect(() => fieldPatternsSource(contractWith(patterns))).toThrow(/x-field-patterns/);
});
