import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';

/** True for an account that plays for money: members, and agents, who play like them; not trial and back-office accounts. */
export function takesPart({ type }: Pick<MemberRow, 'type'>): boolean {
  const role = roleOfType(type);
  return role === 'member' || role === 'agent';
}
