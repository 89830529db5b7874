import type { Role } from '../generated/operations.gen.ts';

/** Account types of the platform: 0 member, 4 trial, 1, 2, 41 and 42 agent; the rest are back-office accounts. */
const ROLE_BY_TYPE: Readonly<Record<number, Role>> = { 0: 'member', 4: 'trial', 1: 'agent', 2: 'agent', 41: 'agent', 42: 'agent' };

/** The role of an account type; undefined for a back-office account, which may not log in. */
export function roleOfType(type: number): Role | undefined {
  return ROLE_BY_TYPE[type];
}
