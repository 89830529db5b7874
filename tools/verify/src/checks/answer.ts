import { sampleOf } from '../contract/sample.ts';
import type { Operation } from '../contract/operations.ts';
import { isSuccess } from '../server/exchange.ts';
import type { KnownValues } from '../server/known-values.ts';
import type { Check } from './check.ts';

/** Calls that look for one that succeeds. */
const MAX_TRIES = 6;

/** Calls a reading operation as every role that may, with values of the contract's examples and of earlier answers. */
export const answer: Check = {
  name: 'answer',
  what: 'status, headers, envelope and fields of the answers of reading calls',
  appliesTo: (operation) => operation.isRead && operation.eventStream !== true,
  async run({ operation, roles, call, known }) {
    for (const role of roles.filter((one) => operation.roles.includes(one))) {
      for (const parameters of candidatesOf(operation, known)) {
        const exchange = await call({ role, parameters, body: operation.body?.example });
        if (isSuccess(exchange)) break;
      }
    }
  },
};

/** Values of the required parameters: first those of the examples, then with values of earlier answers. */
function candidatesOf(operation: Operation, known: KnownValues): readonly Readonly<Record<string, unknown>>[] {
  const required = operation.parameters.filter((parameter) => parameter.in !== 'header' && parameter.required === true);
  const example = Object.fromEntries(required.map((parameter) => [parameter.name, sampleOf(parameter)]));
  const others = required.flatMap(({ name }) =>
    known.of(operation.tag, name).map((value) => ({ ...example, [name]: value })),
  );
  return [example, ...others].slice(0, MAX_TRIES);
}
