import type { OperationDescription, Role } from '../generated/operations.gen.ts';
import type { ErrorCode } from '../generated/types.gen.ts';

/** Account types of the platform: 0 member, 4 trial, 1, 2, 41 and 42 agent; all others are back-office accounts. */
const ROLE_BY_TYPE: Readonly<Record<number, Role>> = {
  0: 'member',
  4: 'trial',
  1: 'agent',
  2: 'agent',
  41: 'agent',
  42: 'agent',
};

/** The role of an account type; undefined for a back-office account, which may not log in. */
export function roleOfType(type: number): Role | undefined {
  return ROLE_BY_TYPE[type];
}

/** The contract's access rule of an operation. */
export type Access = Pick<OperationDescription, 'roles' | 'agentOnlyWhen'>;

/** Roles of people. The other roles are servers, which sign their calls. */
const ROLES_OF_PEOPLE: readonly Role[] = ['guest', 'trial', 'member', 'agent'];

/**
 * The error code that a role gets for an operation with these query parameters; undefined when the call is allowed. A
 * role that the contract does not list is refused. The client only hides pages and buttons by it; the platform enforces
 * the rule.
 */
export function refusalOf(
  role: Role,
  { roles, agentOnlyWhen }: Access,
  query: Readonly<Record<string, unknown>> = {},
): ErrorCode | undefined {
  if (!roles.includes(role)) return refusalForRole(role, roles);
  if (agentOnlyWhen === undefined || role === 'agent') return undefined;
  return query[agentOnlyWhen.parameter] === agentOnlyWhen.value ? 'AGENT_ONLY' : undefined;
}

function refusalForRole(role: Role, allowed: readonly Role[]): ErrorCode {
  if (!ROLES_OF_PEOPLE.some((person) => allowed.includes(person))) return 'SIGNATURE_INVALID';
  if (role === 'guest') return 'AUTH_REQUIRED';
  // TRIAL_FORBIDDEN advises a member account, which does not help where only agents may call.
  return role === 'trial' && allowed.includes('member') ? 'TRIAL_FORBIDDEN' : 'AGENT_ONLY';
}
