import { addAmounts, compareAmounts, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { ReferralReason } from '@croupier/sdk/types';

import { SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';
import { paidDepositsOf } from '../ledger/index.ts';
import { turnoverIn } from '../play-totals/index.ts';
import { REFERRAL_TERMS } from './terms.data.ts';

/** What a friend has done since registration. */
export interface FriendProgress {
  readonly deposits: Amount;
  readonly turnover: Amount;
  /** What is missing; undefined when the conditions are met. */
  readonly missing: Extract<ReferralReason, `${string}_MISSING`> | undefined;
}

export function progressOf(context: DomainContext, friendId: string): FriendProgress {
  const deposits = depositsOf(context, friendId);
  const turnover = turnoverIn(context, friendId, {});
  return { deposits, turnover, missing: missingOf(deposits, turnover) };
}

function missingOf(deposits: Amount, turnover: Amount): FriendProgress['missing'] {
  if (compareAmounts(deposits, termOf('depositRequired')) < 0) return 'DEPOSIT_MISSING';
  return compareAmounts(turnover, termOf('betRequired')) < 0 ? 'TURNOVER_MISSING' : undefined;
}

/** An amount of the terms. */
export const termOf = (term: 'depositRequired' | 'betRequired' | 'reward'): Amount =>
  parseAmount(REFERRAL_TERMS[term], REFERRAL_TERMS.currency);

/** All that a member has paid in. */
function depositsOf(context: DomainContext, memberId: string): Amount {
  return paidDepositsOf(context, memberId)
    .map(({ paid }) => paid)
    .reduce(addAmounts, { minor: 0n, currency: SITE_CURRENCY });
}
