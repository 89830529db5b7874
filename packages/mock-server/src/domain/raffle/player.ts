import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { CallContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';

/** True for an account that takes part: members and agents; trial accounts and the back office do not. */
export function takesPart({ type }: Pick<MemberRow, 'type'>): boolean {
  const role = roleOfType(type);
  return role === 'member' || role === 'agent';
}

/** The caller who takes part; undefined for a guest and a trial account. */
export function playerOf(context: CallContext): MemberRow | undefined {
  if (context.caller.session === undefined) return undefined;
  const member = callingMember(context);
  return takesPart(member) ? member : undefined;
}
