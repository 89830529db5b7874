import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext, PageQuery, TimeQuery } from '../kernel/index.ts';
import { downlineNamed, teamOf } from '../team/index.ts';

export interface ScopedQuery extends PageQuery, TimeQuery {
  readonly scope: 'SELF' | 'DOWNLINE';
  /** User name of one downline. */
  readonly account?: string | undefined;
}

/**
 * Members whose records are requested, in the caller's currency, because sums take no other [M-01]. Refuses an account
 * outside the team with NOT_DOWNLINE.
 */
export function membersOf(
  context: DomainContext,
  caller: MemberRow,
  { scope, account }: ScopedQuery,
): readonly MemberRow[] {
  if (scope === 'SELF') return [caller];
  const members = account === undefined ? teamOf(context, caller.id) : [downlineNamed(context, caller.id, account)];
  return members.filter(({ currency }) => currency === caller.currency);
}
