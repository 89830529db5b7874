import { errorStatuses } from '@croupier/sdk/errors';

import { requiredFieldsOf } from '../contract/document.ts';
import { sampleOf } from '../contract/sample.ts';
import type { Operation } from '../contract/operations.ts';
import type { Verdict } from './problem.ts';
import { errorCodeOf, type Exchange } from '../server/exchange.ts';
import type { Check } from './check.ts';
import { missedRefusal, refusesField } from './field-refusal.ts';

/** Calls with the example's body without each required field, and with each of them as another type. */
export const body: Check = {
  name: 'body',
  what: 'refusals of bodies with a missing or invalid field, which change nothing',
  appliesTo: (operation) => operation.body !== undefined,
  async run({ operation, roles, call, judge }) {
    const role = roles.findLast((one) => operation.roles.includes(one));
    if (role === undefined || operation.body === undefined) return;
    const { schema, example } = operation.body;
    const required = operation.parameters.filter((one) => one.in !== 'header' && one.required === true);
    const parameters = Object.fromEntries(required.map((one) => [one.name, sampleOf(one)]));
    for (const name of requiredFieldsOf(schema)) {
      const { [name]: _removed, ...others } = example;
      const missing = await call({ role, parameters, body: others });
      judge(inspectRefusal(missing, operation, name, 'is missing'));
      const otherType = typeof example[name] === 'object' ? 'a string' : {};
      const invalid = await call({ role, parameters, body: { ...others, [name]: otherType } });
      judge(inspectRefusal(invalid, operation, name, `is ${otherType === 'a string' ? otherType : 'an object'}`));
    }
  },
};

/** A module that is off, and a code of the field's own with status 422, answer before or instead of FIELD_INVALID. */
function inspectRefusal(exchange: Exchange, operation: Operation, name: string, what: string): Verdict {
  const code = operation.errors.find((one) => one === errorCodeOf(exchange));
  const isOwnCode = code !== undefined && code !== 'FIELD_INVALID' && errorStatuses[code] === 422;
  const isOff = code !== undefined && code === operation.moduleError;
  return isOwnCode || isOff || refusesField(exchange, name) ? undefined : missedRefusal(exchange, name, what);
}
