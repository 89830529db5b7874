import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';

/** True for accounts that can have a rank: members, and agents, who play like members; not trial accounts. */
export function isVipAccount({ type }: Pick<MemberRow, 'type'>): boolean {
  const role = roleOfType(type);
  return role === 'member' || role === 'agent';
}
