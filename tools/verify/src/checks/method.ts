import { errorCodeOf, outcomeOf } from '../server/exchange.ts';
import type { Check } from './check.ts';

/** Calls a path by a method that it does not have, as a guest. */
export const method: Check = {
  name: 'method',
  what: 'refusals of methods that a path does not have',
  appliesTo: ({ absentMethods }) => absentMethods.length > 0,
  async run({ operation, call, judge }) {
    const path = operation.parameters.filter((parameter) => parameter.in === 'path');
    const parameters = Object.fromEntries(path.map(({ name, example }) => [name, example]));
    const exchange = await call({ role: 'guest', parameters, method: operation.absentMethods[0] });
    if (errorCodeOf(exchange) === 'METHOD_NOT_ALLOWED') return judge(undefined);
    const [field, expected] = [`method ${exchange.request.method}`, 'METHOD_NOT_ALLOWED'];
    judge({ risk: 'rule', field, expected, got: outcomeOf(exchange), rule: 'Limits of calls', exchange });
  },
};
