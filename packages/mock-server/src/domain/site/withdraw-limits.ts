import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import { LIMITS_BY_RANK, RANK_OF_AGENTS, type WithdrawLimits } from './withdraw-limits.data.ts';

/** The limits of withdrawals by the rank of now (W-01). */
export function withdrawLimitsOf({ vipRank, type }: Pick<MemberRow, 'vipRank' | 'type'>): WithdrawLimits {
  const rank = vipRank ?? (roleOfType(type) === 'agent' ? RANK_OF_AGENTS : 0);
  return LIMITS_BY_RANK[rank] ?? LIMITS_BY_RANK.at(-1) ?? LIMITS_BY_RANK[0];
}
