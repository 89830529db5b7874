import { resolve, type Parameter, type Schema } from '../contract/document.ts';
import { shownText } from '../contract/invalid-values.ts';
import type { Verdict } from './problem.ts';
import { isSuccess, outcomeOf, type Exchange } from '../server/exchange.ts';
import type { Check, CheckContext, SuccessfulCall } from './check.ts';
import { missedRefusal, refusesField } from './field-refusal.ts';

/** Calls with every parameter missing or invalid in turn, and with one that the contract does not have. */
export const input: Check = {
  name: 'input',
  what: 'refusals of missing and invalid parameters of reading calls',
  appliesTo: (operation, success) => operation.isRead && success !== undefined,
  async run(context) {
    const { operation, success, call, judge } = context;
    if (success === undefined) return;
    for (const parameter of operation.parameters.filter(({ in: place }) => place === 'query')) {
      const { [parameter.name]: _removed, ...others } = success.parameters;
      if (parameter.required === true) judge(inspectRefusal(await call({ ...success, parameters: others }), parameter));
      for (const value of invalidValuesOf(resolve(parameter.schema))) {
        const parameters = { ...others, [parameter.name]: value };
        judge(inspectRefusal(await call({ ...success, parameters }), parameter, value));
      }
    }
    await sendUnknown(context, success);
  },
};

/** Values that the schema excludes: another type, beyond a limit, not in the list. */
function invalidValuesOf(schema: Schema): readonly (string | number)[] {
  if (schema.enum !== undefined || schema.const !== undefined) return ['no-such-value'];
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum, maximum } = schema;
    const beyond = [...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1])];
    return ['no-number', ...beyond];
  }
  if (schema.type === 'boolean') return ['no-boolean'];
  if (schema.format === 'date-time') return ['2026-13-01T00:00:00Z', '2026-11-21T00:00:00'];
  if (schema.format === 'date') return ['2026-02-30'];
  return schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)];
}

function inspectRefusal(exchange: Exchange, { name }: Parameter, value?: string | number): Verdict {
  if (refusesField(exchange, name)) return undefined;
  return missedRefusal(exchange, name, value === undefined ? 'is missing' : `is ${shownText(String(value))}`);
}

/** Unknown parameters are ignored, so that a client of a later version can call an older server. */
async function sendUnknown({ call, judge }: CheckContext, success: SuccessfulCall): Promise<void> {
  const exchange = await call({ ...success, parameters: { ...success.parameters, croupierVerify: '1' } });
  const field = 'parameter croupierVerify';
  const got = outcomeOf(exchange);
  const rule = 'Order of the checks';
  judge(isSuccess(exchange) ? undefined : { risk: 'rule', field, expected: 'ignored', got, rule, exchange });
}
