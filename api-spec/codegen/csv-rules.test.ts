import { describe, expect, it } from 'vitest';

import { call, contractOf } from './contract-fixture.ts';
import type { MediaType } from './contract.ts';
import { checkCsv } from './csv-rules.ts';

const JSON_FORM: MediaType = { schema: { type: 'object' }, examples: { success: { value: {} } } };

function problemsOf(csv: Partial<MediaType>): string[] {
  const content = { 'application/json': JSON_FORM, 'text/csv': { schema: { type: 'string' }, ...csv } };
  const named = call({ responses: { 200: { description: 'The rows.', content } } });
  return checkCsv(contractOf([named]), named);
}

describe('checkCsv', () => {
  it('accepts an example whose first row is exactly the named columns', () => {
    const examples = { success: { value: 'time,amount\r\n2026-11-21T14:00:00+08:00,1.00\r\n' } };
    expect(problemsOf({ 'x-csv-columns': ['time', 'amount'], examples })).toEqual([]);
  });

  it('reports a CSV answer without columns', () => {
    expect(problemsOf({})).toEqual(['name the columns of the CSV answer 200 in `x-csv-columns`.']);
  });

  it('reports an example that begins with other columns or does not end with CRLF', () => {
    const examples = {
      order: { value: 'amount,time\r\n' },
      more: { value: 'time,amount,type\r\n' },
      end: { value: 'time,amount\r\n2026-11-21T14:00:00+08:00,1.00' },
    };
    expect(problemsOf({ 'x-csv-columns': ['time', 'amount'], examples })).toEqual([
      'the CSV example order must begin with the columns of `x-csv-columns`.',
      'the CSV example more must begin with the columns of `x-csv-columns`.',
      'the CSV example end must end its last row with CRLF.',
    ]);
  });

  it('reports a CSV answer without a JSON form', () => {
    const named = call();
    const content = { 'text/csv': { schema: { type: 'string' }, 'x-csv-columns': ['time'] } };
    named.operation.responses[200] = { description: 'The rows.', content };
    expect(checkCsv(contractOf([named]), named)).toEqual(['give the answer 200 a JSON form too.']);
  });
});
