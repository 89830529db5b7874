import { csvFormOf } from './csv-rules.ts';
import { listOperations, resolve, type Contract } from './contract.ts';
import { exampleStream } from './event-stream.ts';

/** The `value` of each operation's first success example, a stream as text; undefined for an answer without one. */
export function exampleAnswersSource(contract: Contract): string {
  const rows = listOperations(contract).map(({ operation }) => {
    const answer = operation.responses['200'];
    const examples = answer && resolve(contract, answer).content?.['application/json']?.examples;
    const [first] = Object.values(examples ?? {});
    const envelope = first === undefined ? undefined : resolve<{ value: unknown }>(contract, first).value;
    const value: unknown =
      typeof envelope === 'object' && envelope !== null
        ? Reflect.get(envelope, 'value')
        : exampleStream(contract, operation);
    return `  ${operation.operationId}: ${value === undefined ? 'undefined' : JSON.stringify(value)},`;
  });
  const csvRows = listOperations(contract).flatMap(({ operation }) => {
    const form = csvFormOf(contract, operation);
    return form === undefined ? [] : [`  ${operation.operationId}: ${JSON.stringify(form.example)},`];
  });
  return `// This file is generated from the contract by api-spec/codegen. Never edit it.

import type { OperationId } from './operations.gen.ts';

/** The \`value\` of each operation's first success example in the contract; of a stream the text. */
export const exampleAnswers: Readonly<Record<OperationId, unknown>> = {
${rows.join('\n')}
};

/** The first example of the CSV form of each operation that has one. */
export const exampleCsv: { readonly [Id in OperationId]?: string } = {
${csvRows.join('\n')}
};
`;
}
