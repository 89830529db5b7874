import { parametersFor } from './candidates.ts';
import { isSuccess } from '../server/exchange.ts';
import type { Check } from './check.ts';

/** Calls a reading operation as every role that may, with values of the contract's examples and of earlier answers. */
export const answer: Check = {
  name: 'answer',
  what: 'status, headers, envelope and fields of the answers of reading calls',
  appliesTo: (operation) => operation.isRead && operation.eventStream !== true,
  async run({ operation, roles, call, known }) {
    for (const role of roles.filter((one) => operation.roles.includes(one))) {
      for (const parameters of parametersFor(operation, known)) {
        const exchange = await call({ role, parameters, body: operation.body?.example });
        if (isSuccess(exchange)) break;
      }
    }
  },
};
