import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { childrenOf } from './team.ts';

/** An account of a team, with its place. */
export interface TeamNode {
  readonly member: MemberRow;
  /** Level below the top account; 1 for a direct downline. */
  readonly level: number;
  /** The account directly above; undefined for a direct downline of the top account. */
  readonly upline: TeamNode | undefined;
  /** Number of accounts below it. */
  readonly teamSize: number;
}

/** All accounts below one, level by level, with the sizes of their teams. */
export function teamTreeOf(context: DomainContext, topId: string): TeamNode[] {
  const nodes: (TeamNode & { teamSize: number })[] = [];
  const addChildren = (id: string, upline: TeamNode | undefined): void => {
    const level = (upline?.level ?? 0) + 1;
    for (const member of childrenOf(context, id)) nodes.push({ member, level, upline, teamSize: 0 });
  };
  addChildren(topId, undefined);
  // The list grows while it is read: nodes of a level add those of the next.
  for (const node of nodes) addChildren(node.member.id, node);
  const sizes = new Map<TeamNode, number>();
  for (const node of nodes.toReversed()) {
    node.teamSize = sizes.get(node) ?? 0;
    if (node.upline !== undefined) sizes.set(node.upline, (sizes.get(node.upline) ?? 0) + node.teamSize + 1);
  }
  return nodes;
}

/** The direct downline of the top account in whose line an account is. */
export function branchOf(node: TeamNode): TeamNode {
  return node.upline === undefined ? node : branchOf(node.upline);
}
