import { describe, expect, it } from 'vitest';

import { call, contractOf } from './contract-fixture.ts';
import type { Parameter } from './contract.ts';
import { checkPaging } from './paging-rules.ts';

const parameter = (name: string, schema: Parameter['schema']): Parameter => ({
  name,
  in: 'query',
  ...(schema && { schema }),
});
const problemsOf = (...parameters: Parameter[]) => checkPaging(contractOf([]), call({ parameters }));
const NUMBER = parameter('pageNo', { type: 'integer', default: 1, maximum: 100 });
const SIZE = parameter('pageSize', { type: 'integer', default: 20, maximum: 100 });

describe('checkPaging', () => {
  it('accepts page number and page size with a default and a limit by maximum, enum or const', () => {
    expect(problemsOf()).toEqual([]);
    expect(problemsOf(NUMBER, SIZE)).toEqual([]);
    expect(problemsOf(parameter('page', NUMBER.schema), parameter('pageSize', { default: 20, const: 20 }))).toEqual([]);
    expect(problemsOf(NUMBER, parameter('pageSize', { default: 15, enum: [15, 20] }))).toEqual([]);
  });

  it('reports a page number without a page size and the reverse', () => {
    expect(problemsOf(NUMBER)).toEqual(['it takes pageNo, so it must take pageSize.']);
    expect(problemsOf(SIZE)).toEqual(['it takes pageSize, so it must take pageNo.']);
  });

  it('reports a page size without default and limit', () => {
    expect(problemsOf(NUMBER, parameter('pageSize', { type: 'integer' }))).toEqual([
      'give pageSize a default.',
      'give pageSize a maximum.',
    ]);
  });

  it('reports a required parameter with a default', () => {
    const required = { ...NUMBER, required: true };
    expect(problemsOf(required, SIZE)).toEqual(['pageNo must be optional.']);
  });

  it('reports a page size with a minimum but no maximum', () => {
    const size = parameter('pageSize', { type: 'integer', default: 20, minimum: 1 });
    expect(problemsOf(NUMBER, size)).toEqual(['give pageSize a maximum.']);
  });
});
