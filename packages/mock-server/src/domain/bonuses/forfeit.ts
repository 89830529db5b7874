import { formatAmount } from '@croupier/sdk/rules';
import type { BonusForfeiture } from '@croupier/sdk/types';

import { Refusal, type CallContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { grantOfBonus, takeBack } from '../turnover/index.ts';
import { findBonus } from './bonus-details.ts';

/**
 * Forfeits an active bonus of the caller (PR-10). Refuses a bonus that the caller does not have with BONUS_NOT_FOUND, and
 * one without turnover that is still to be played with BONUS_NOT_ACTIVE.
 */
export function forfeitBonus(context: CallContext, { bonusId }: { readonly bonusId: string }): BonusForfeiture {
  const member = callingMember(context);
  const bonus = findBonus(context, member, bonusId);
  const grant = grantOfBonus(context, bonusId);
  if (grant?.state !== 'OPEN') throw new Refusal('BONUS_NOT_ACTIVE');
  const taken = context.store.transact(() =>
    takeBack(context, grant.row, { state: 'FORFEITED', at: context.clock.now() }),
  );
  return {
    bonus: findBonus(context, member, bonus.bonusId),
    taken: formatAmount(taken),
    balance: formatAmount(mainBalance(context, member)),
    currency: member.currency,
  };
}
