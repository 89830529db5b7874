import type { EncryptedBody } from '@croupier/sdk/types';

import { requiredFieldsOf } from '../contract/document.ts';
import { sampleOf } from '../contract/sample.ts';
import { errorCodeOf, outcomeOf, type Exchange } from '../server/exchange.ts';
import type { Check } from './check.ts';
import type { Verdict } from './problem.ts';

/**
 * Sends bodies that are not encrypted, whose fields were changed after encryption, or that were sent before. Inside is an
 * empty object, which lacks required fields, so that a server which reads them has nothing to do.
 */
export const encryption: Check = {
  name: 'encryption',
  what: 'refusals of encrypted bodies that were changed, repeated or not encrypted',
  // A call without required fields would be carried out with an empty object.
  appliesTo: ({ encrypted, body }) => encrypted && body !== undefined && requiredFieldsOf(body.schema).length > 0,
  async run({ operation, roles, call, judge }) {
    const role = roles.findLast((one) => operation.roles.includes(one));
    if (role === undefined) return;
    const path = operation.parameters.filter((parameter) => parameter.in === 'path');
    const parameters = Object.fromEntries(path.map((parameter) => [parameter.name, sampleOf(parameter)]));
    const request = { role, parameters, body: {} };
    let sent: EncryptedBody | undefined;
    const keep = (body: EncryptedBody): EncryptedBody => (sent = body);
    await call({ ...request, tamper: keep });
    if (sent === undefined) return;
    const first = sent;
    judge(inspectRefusal(await call({ ...request, tamper: () => first }), 'nonce', 'was used before'));
    judge(inspectRefusal(await call({ ...request, tamper: () => ({}) }), 'plain', 'is not encrypted'));
    for (const name of ['timestamp', 'nonce', 'iv', 'data', 'mac'] as const) {
      const tamper = (body: EncryptedBody) => ({ ...body, [name]: first[name] });
      judge(inspectRefusal(await call({ ...request, tamper }), name, 'is that of another body'));
    }
  },
};

function inspectRefusal(exchange: Exchange, name: string, what: string): Verdict {
  if (errorCodeOf(exchange) === 'DECRYPT_FAILED') return undefined;
  const expected = `DECRYPT_FAILED when it ${what}`;
  const rule = 'EncryptedBody';
  return { risk: 'rule', field: `body ${name}`, expected, got: outcomeOf(exchange), rule, exchange };
}
