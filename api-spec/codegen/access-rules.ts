import { errorCodesOf, parametersOf, ROLES, tokenUse, type Contract, type NamedOperation } from './contract.ts';

/** The possible error codes of a disabled module flag. */
const GATE_CODES = ['FEATURE_DISABLED', 'FREEPLAY_DISABLED', 'SMS_NOT_ENABLED'];
/** Members are paid by contracts too, so they may read their settlements. */
const PAY_OF_CONTRACTS = '/wps/agent/salary/';
const PEOPLE = new Set<string>(['guest', 'trial', 'member', 'agent']);

/** Those of the error codes of a call that a disabled module flag answers; the linter ensures that there is one. */
export function gateCodes(errors: string[]): string[] {
  return errors.filter((code) => GATE_CODES.includes(code));
}

/** Checks the roles of a call and that its error codes match them. */
export function checkAccess(contract: Contract, named: NamedOperation): string[] {
  const { operation } = named;
  const roles = operation['x-roles'] ?? [];
  if (roles.length === 0) return ['say who may call with `x-roles`.'];
  const unknown = roles.filter((role) => !ROLES.includes(role));
  if (unknown.length > 0) return [`\`x-roles\` names ${unknown.join(', ')}, which is no role.`];
  return [
    ...checkToken(contract, named),
    ...checkTrial(contract, named),
    ...checkAgentOnly(contract, named),
    ...checkModuleFlag(contract, named),
  ];
}

function checkToken(contract: Contract, { operation }: NamedOperation): string[] {
  const roles = operation['x-roles'] ?? [];
  const token = tokenUse(operation);
  const guest = roles.includes('guest');
  const codes = errorCodesOf(contract, operation);
  const isServer = roles.some((role) => !PEOPLE.has(role));
  const problems: string[] = [];
  if (isServer && roles.length > 1) problems.push('a call of a server has that one role only.');
  if (isServer && (token !== 'none' || operation.security?.length !== 1))
    problems.push('a call of a server needs its own signature scheme.');
  if (isServer !== codes.includes('SIGNATURE_INVALID'))
    problems.push('a call names SIGNATURE_INVALID exactly when a server makes it.');
  if (guest && token === 'required')
    problems.push('guests may call it, so it needs `security: []` or an optional token.');
  if (!guest && !isServer && token !== 'required') problems.push('guests may not call it, so remove its `security`.');
  if ((token === 'required') !== codes.includes('AUTH_REQUIRED')) {
    problems.push('a call names AUTH_REQUIRED exactly when it needs a token.');
  }
  return problems;
}

/** Checks that exactly the calls that members but not trial accounts may make name TRIAL_FORBIDDEN. */
function checkTrial(contract: Contract, { operation }: NamedOperation): string[] {
  const roles = operation['x-roles'] ?? [];
  const expected = roles.includes('member') && !roles.includes('trial');
  if (expected === errorCodesOf(contract, operation).includes('TRIAL_FORBIDDEN')) return [];
  return [
    expected
      ? 'members may call it and trial accounts may not, so it names TRIAL_FORBIDDEN.'
      : 'it names TRIAL_FORBIDDEN, so `x-roles` has `member` and not `trial`.',
  ];
}

function checkAgentOnly(contract: Contract, { path, operation }: NamedOperation): string[] {
  const roles = operation['x-roles'] ?? [];
  const condition = operation['x-agent-only-when'];
  const problems: string[] = [];
  const onlyAgents = roles.length === 1 && roles[0] === 'agent';
  if ((onlyAgents || condition !== undefined) !== errorCodesOf(contract, operation).includes('AGENT_ONLY')) {
    problems.push('a call names AGENT_ONLY exactly when only agents may call it, or with `x-agent-only-when`.');
  }
  if (onlyAgents && condition !== undefined)
    problems.push('only agents may call it, so it needs no `x-agent-only-when`.');
  if (condition !== undefined && !parametersOf(contract, operation).some(({ name }) => name === condition.parameter)) {
    problems.push(`\`x-agent-only-when\` names ${condition.parameter}, which is no parameter.`);
  }
  if (
    path.startsWith('/wps/agent/') &&
    !path.startsWith(PAY_OF_CONTRACTS) &&
    tokenUse(operation) === 'required' &&
    !onlyAgents
  ) {
    problems.push('calls under /wps/agent are for agents only.');
  }
  return problems;
}

function checkModuleFlag(contract: Contract, { operation }: NamedOperation): string[] {
  const flag = operation['x-module-flag'];
  if (flag === undefined) return [];
  const problems: string[] = [];
  const flags = contract.components.schemas['WhitelabelFlags']?.['properties'];
  if (typeof flags !== 'object' || flags === null || !(flag in flags)) {
    problems.push(`\`x-module-flag\` names ${flag}, which is no whitelabel flag.`);
  }
  if (gateCodes(errorCodesOf(contract, operation)).length !== 1) {
    problems.push(`with \`x-module-flag\` a call names exactly one of ${GATE_CODES.join(', ')}.`);
  }
  return problems;
}
