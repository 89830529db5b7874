import type { MemberRow } from '../store/rows/session.ts';
import type { DomainContext } from './context.ts';
import { profileOf } from './member/profile-row.ts';
import { Refusal } from './refusal.ts';

/*
 * Who stands below whom is kept once, as each account's upline. Asking upwards takes as many steps as there are levels,
 * asking downwards as many as there are accounts in the team, however many there are besides.
 */

/** The direct downlines, in the order in which they came. */
export function childrenOf({ store }: DomainContext, memberId: string): MemberRow[] {
  return store.profiles.findBy('uplineId', memberId).flatMap(({ id }) => store.members.get(id) ?? []);
}

/** Everybody below an agent, level by level. */
export function teamOf(context: DomainContext, agentId: string): MemberRow[] {
  const team: MemberRow[] = [];
  for (let level = childrenOf(context, agentId); level.length > 0;) {
    for (const member of level) team.push(member);
    level = level.flatMap(({ id }) => childrenOf(context, id));
  }
  return team;
}

/** The ids of those above, the direct upline first. */
export function ancestorsOf(context: DomainContext, memberId: string): string[] {
  const { uplineId } = profileOf(context, memberId);
  return uplineId === null ? [] : [uplineId, ...ancestorsOf(context, uplineId)];
}

/** How far a member stands below an agent, 1 for a direct downline; undefined for one outside the team. */
export function levelBelow(context: DomainContext, agentId: string, memberId: string): number | undefined {
  const steps = ancestorsOf(context, memberId).indexOf(agentId);
  return steps === -1 ? undefined : steps + 1;
}

/** The member of an agent's team who has this account name. Refuses with NOT_DOWNLINE everybody else, and nobody. */
export function downlineNamed(context: DomainContext, agentId: string, account: string): MemberRow {
  const [member] = context.store.members.findBy('account', account.trim().toLowerCase());
  if (member === undefined || levelBelow(context, agentId, member.id) === undefined) throw new Refusal('NOT_DOWNLINE');
  return member;
}
