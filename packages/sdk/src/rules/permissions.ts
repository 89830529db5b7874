import type { OperationDescription, Role } from '../generated/operations.gen.ts';
import type { ErrorCode } from '../generated/types.gen.ts';

/** Account types of the platform: 0 member, 4 trial, 1, 2, 41 and 42 agent; the rest are back-office accounts. */
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

/**
 * The refusal that a role gets for an operation of the contract's table, undefined when it may call. A role that the
 * operation does not name may not; the client only hides by this, the platform refuses.
 */
export function refusalOf(role: Role, { roles }: Pick<OperationDescription, 'roles'>): ErrorCode | undefined {
  if (roles.includes(role)) return undefined;
  if (role === 'guest') return 'AUTH_REQUIRED';
  return role === 'trial' ? 'TRIAL_FORBIDDEN' : 'AGENT_ONLY';
}
