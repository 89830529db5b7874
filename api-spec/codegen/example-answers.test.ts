import { expect, it } from 'vitest';

import { call, contractOf } from './contract-fixture.ts';
import { exampleAnswersSource } from './example-answers.ts';

const answer = (...values: unknown[]) => {
  const examples = Object.fromEntries(values.map((value, index) => [`example${index}`, { value }]));
  return { 200: { description: 'The answer.', content: { 'application/json': { schema: {}, examples } } } };
};

it('takes the value of the first success example of each operation', () => {
  const responses = answer({ success: true, value: { id: 'a' } }, { success: true, value: { id: 'b' } });
  expect(exampleAnswersSource(contractOf([call({ responses })]))).toContain('  readThing: {"id":"a"},\n');
});

it('takes undefined for an answer without a value', () => {
  const source = exampleAnswersSource(contractOf([call({ responses: answer({ success: true }) })]));
  expect(source).toContain('  readThing: undefined,\n');
});

it('takes the first CSV example of each operation that has one', () => {
  const csv = { schema: { type: 'string' }, 'x-csv-columns': ['time'], examples: { first: { value: 'time\r\n' } } };
  const content = { 'application/json': { schema: {} }, 'text/csv': csv };
  const source = exampleAnswersSource(
    contractOf([call({ responses: { 200: { description: 'The rows.', content } } })]),
  );
  expect(source).toContain('  readThing: "time\\r\\n",\n');
});
