import { errorStatuses } from '@croupier/sdk/errors';
import { schemasOf } from '@croupier/sdk/zod';

import { requiredFieldsOf } from '../contract/document.ts';
import { invalidBodiesOf, type InvalidBody } from '../contract/invalid-values.ts';
import { sampleOf } from '../contract/sample.ts';
import type { Operation } from '../contract/operations.ts';
import type { Verdict } from './problem.ts';
import { errorCodeOf, type Exchange } from '../server/exchange.ts';
import type { Check } from './check.ts';
import { missedRefusal, refusesField } from './field-refusal.ts';
import { RESTRICTING_TAGS } from './restricting-tags.ts';

/** Calls with the example's body without each required field, and with each field of another type or beyond a limit. */
export const body: Check = {
  name: 'body',
  what: 'refusals of bodies with a missing or invalid field, which change nothing',
  appliesTo: (operation) => operation.body !== undefined,
  async run({ operation, roles, mayWrite, call, judge }) {
    const role = roles.findLast((one) => operation.roles.includes(one));
    if (role === undefined) return;
    const required = operation.parameters.filter((one) => one.in !== 'header' && one.required === true);
    const parameters = Object.fromEntries(required.map((one) => [one.name, sampleOf(one)]));
    for (const invalid of bodiesOf(operation, mayWrite)) {
      const exchange = await call({ role, parameters, body: invalid.body });
      judge(inspectRefusal(exchange, operation, invalid));
    }
  },
};

function bodiesOf({ body: described, method, path, tag }: Operation, mayWrite: boolean): readonly InvalidBody[] {
  if (described === undefined) return [];
  const { schema, example } = described;
  const missing = requiredFieldsOf(schema).map((name) => {
    const { [name]: _removed, ...others } = example;
    return { name, what: 'is missing', body: others };
  });
  // A server that does not check its limits would restrict the account.
  if (!mayWrite && RESTRICTING_TAGS.has(tag)) return missing;
  const client = schemasOf(`${method} ${path}`)?.request.body;
  // What the clients' schemas accept would be carried out.
  const invalid = invalidBodiesOf(schema, example).filter((one) => client?.safeParse(one.body).success === false);
  return [...missing, ...invalid];
}

/** A module that is off, and a code of the field's own with status 422, answer before or instead of FIELD_INVALID. */
function inspectRefusal(exchange: Exchange, operation: Operation, { name, what }: InvalidBody): Verdict {
  const code = operation.errors.find((one) => one === errorCodeOf(exchange));
  const isOwnCode = code !== undefined && code !== 'FIELD_INVALID' && errorStatuses[code] === 422;
  const isOff = code !== undefined && code === operation.moduleError;
  return isOwnCode || isOff || refusesField(exchange, name) ? undefined : missedRefusal(exchange, name, what);
}
