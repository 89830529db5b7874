import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';

/*
 * The hierarchy is stored as each account's upline. An upward query takes one step per level, a downward query one per
 * account of the team.
 */

/** Direct downlines in order of creation. */
export function childrenOf({ store }: DomainContext, memberId: string): MemberRow[] {
  return store.profiles.findBy('uplineId', memberId).flatMap(({ id }) => store.members.get(id) ?? []);
}

/** All downlines of an agent, level by level. */
export function teamOf(context: DomainContext, agentId: string): MemberRow[] {
  const team: MemberRow[] = [];
  for (let level = childrenOf(context, agentId); level.length > 0;) {
    for (const member of level) team.push(member);
    level = level.flatMap(({ id }) => childrenOf(context, id));
  }
  return team;
}

/** The direct upline of a member; undefined without one. */
export function uplineOf(context: DomainContext, memberId: string): MemberRow | undefined {
  const { uplineId } = profileOf(context, memberId);
  return uplineId === null ? undefined : context.store.members.get(uplineId);
}

/** Ids of all uplines, the direct one first. */
export function ancestorsOf(context: DomainContext, memberId: string): string[] {
  const { uplineId } = profileOf(context, memberId);
  return uplineId === null ? [] : [uplineId, ...ancestorsOf(context, uplineId)];
}

/** Level of a member below an agent, 1 for a direct downline; undefined outside the team. */
export function levelBelow(context: DomainContext, agentId: string, memberId: string): number | undefined {
  const steps = ancestorsOf(context, memberId).indexOf(agentId);
  return steps === -1 ? undefined : steps + 1;
}

/** The member of an agent's team with this account name. Refuses all others with NOT_DOWNLINE. */
export function downlineNamed(context: DomainContext, agentId: string, account: string): MemberRow {
  const [member] = context.store.members.findBy('account', account.trim().toLowerCase());
  if (member === undefined || levelBelow(context, agentId, member.id) === undefined) throw new Refusal('NOT_DOWNLINE');
  return member;
}
