import type { Role } from '@croupier/sdk/operations';
import { refusalOf } from '@croupier/sdk/rules';

import type { Operation } from '../contract/operations.ts';
import type { Verdict } from './problem.ts';
import { errorCodeOf, outcomeOf, type Exchange } from '../server/exchange.ts';
import type { Check } from './check.ts';

/** A text that is the token of no session. */
const UNKNOWN_TOKEN = 'croupier-verify-unknown-token';

/**
 * Calls as every role that may not, and with the token of no session. The calls have no parameters and an empty body, so
 * that a server which does not refuse them has nothing to do.
 */
export const roles: Check = {
  name: 'roles',
  what: 'refusals of the roles that may not call',
  appliesTo: () => true,
  async run({ operation, roles: known, call, judge }) {
    const needsBody = operation.body !== undefined || operation.encrypted;
    const request = { parameters: exampleOfPath(operation), ...(needsBody ? { body: {} } : {}) };
    for (const role of known) {
      const code = refusalOf(role, operation);
      if (code !== undefined) judge(inspectRole(await call({ ...request, role }), role, code));
      const { agentOnlyWhen } = operation;
      if (code !== undefined || agentOnlyWhen === undefined || role === 'agent' || role === 'guest') continue;
      const parameters = { ...request.parameters, [agentOnlyWhen.parameter]: agentOnlyWhen.value };
      judge(inspectRole(await call({ ...request, parameters, role }), role, 'AGENT_ONLY'));
    }
    if (refusalOf('guest', operation) !== 'AUTH_REQUIRED') return;
    const exchange = await call({ ...request, role: 'guest', token: UNKNOWN_TOKEN });
    judge(inspectRole(exchange, 'an unknown token', 'AUTH_REQUIRED'));
  },
};

function inspectRole(exchange: Exchange, caller: Role | 'an unknown token', code: string): Verdict {
  if (errorCodeOf(exchange) === code) return undefined;
  const expected = `${code} for ${caller}`;
  return { risk: 'rule', field: 'role', expected, got: outcomeOf(exchange), rule: 'x-roles', exchange };
}

/** A path needs values to be a path at all. */
function exampleOfPath({ parameters }: Operation): Readonly<Record<string, unknown>> {
  const path = parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(path.map(({ name, example }) => [name, example]));
}
