import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { teamTreeOf, type TeamNode } from './team-tree.ts';
import { ancestorsOf, downlineNamed, levelBelow } from './team.ts';

/** The part of a team that a query asks for. */
export interface TeamScope {
  /** The account below which it looks: the agent or one of the team. */
  readonly top: MemberRow;
  /** Level of the top account below the agent; 0 for the agent. */
  readonly topLevel: number;
  /** Names from the agent down to the top account. */
  readonly path: string[];
}

/** The part of a team below an account of it. Refuses one outside the team with NOT_DOWNLINE. */
export function scopeBelow(context: DomainContext, agent: MemberRow, parentAccount: string | undefined): TeamScope {
  const top = parentAccount === undefined ? agent : downlineNamed(context, agent.id, parentAccount);
  const topLevel = levelBelow(context, agent.id, top.id) ?? 0;
  return { top, topLevel, path: pathTo(context, agent, top) };
}

/** Names from an agent down to itself or to an account of the team, both included. */
export function pathTo(context: DomainContext, agent: MemberRow, member: MemberRow): string[] {
  if (member.id === agent.id) return [agent.account];
  const above = ancestorsOf(context, member.id);
  const between = above.slice(0, above.indexOf(agent.id)).toReversed();
  const names = between.flatMap((id) => context.store.members.get(id)?.account ?? []);
  return [agent.account, ...names, member.account];
}

/** The accounts below the top in the agent's currency, because sums take no other [M-01]. */
export function nodesBelow(context: DomainContext, { top }: TeamScope, currency: string): TeamNode[] {
  return teamTreeOf(context, top.id).filter(({ member }) => member.currency === currency);
}
