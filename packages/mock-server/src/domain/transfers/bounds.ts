import { parseAmount, type TransferBounds } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { withdrawableOf } from '../turnover/index.ts';

/** Least and most of one transfer to another account [T-05]. */
const LIMITS = { min: '100.00', max: '20000.00' } as const;

/** What decides how much a member can transfer to another account now. */
export function boundsOf(context: DomainContext, member: MemberRow): TransferBounds {
  const { id, currency } = member;
  return {
    min: parseAmount(LIMITS.min, currency),
    max: parseAmount(LIMITS.max, currency),
    balance: mainBalance(context, member),
    withdrawable: withdrawableOf(context, id),
  };
}
