import type { EncryptedBody } from '@croupier/sdk/types';

import { requiredFieldsOf } from '../contract/document.ts';
import { sampleOf } from '../contract/sample.ts';
import { errorCodeOf, outcomeOf, type Exchange } from '../server/exchange.ts';
import type { Check } from './check.ts';
import type { Verdict } from './problem.ts';
import { READ_FORMS, REFUSED_FORMS, type BodyForm } from './tampered-forms.ts';

/** Lacks the required fields, so that a server which reads it has nothing to do; two blocks long once encrypted. */
const CONTENT = { croupierVerify: 'nothing to do' };

/** Sends bodies in the forms of the contract's test vectors, and a few more. */
export const encryption: Check = {
  name: 'encryption',
  what: 'encrypted bodies that are changed, repeated, too old, for another call or not encrypted',
  // A call without required fields would be carried out.
  appliesTo: ({ encrypted, body }) => encrypted && body !== undefined && requiredFieldsOf(body.schema).length > 0,
  async run({ operation, roles, call, judge }) {
    const role = roles.findLast((one) => operation.roles.includes(one));
    if (role === undefined) return;
    const path = operation.parameters.filter((parameter) => parameter.in === 'path');
    const parameters = Object.fromEntries(path.map((parameter) => [parameter.name, sampleOf(parameter)]));
    const request = { role, parameters, body: CONTENT };
    let earlier: EncryptedBody | undefined;
    await call({ ...request, tamper: (body) => (earlier = body) });
    if (earlier === undefined) return;
    const sent = earlier;
    const send = ({ make }: BodyForm) => call({ ...request, tamper: (_body, seal) => make(seal, sent) });
    for (const form of READ_FORMS) judge(inspectReading(await send(form), form));
    for (const form of REFUSED_FORMS) judge(inspectRefusal(await send(form), form));
  },
};

function inspectReading(exchange: Exchange, form: BodyForm): Verdict {
  if (errorCodeOf(exchange) !== 'DECRYPT_FAILED') return undefined;
  return problem(exchange, form, `another answer than DECRYPT_FAILED when it ${form.what}`);
}

function inspectRefusal(exchange: Exchange, form: BodyForm): Verdict {
  if (errorCodeOf(exchange) === 'DECRYPT_FAILED') return undefined;
  return problem(exchange, form, `DECRYPT_FAILED when it ${form.what}`);
}

function problem(exchange: Exchange, { part }: BodyForm, expected: string): Verdict {
  const got = outcomeOf(exchange);
  return { risk: 'rule', field: `body ${part}`, expected, got, rule: 'EncryptedBody', exchange };
}
