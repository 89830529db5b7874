import { ageOn, calendarDay, compareAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { GameType } from '@croupier/sdk/types';

import { Refusal, SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { policyOf } from '../site/index.ts';

/**
 * Refuses a stake of a round of slots above the maximum of the policy for the member's age today, with STAKE_ABOVE_LIMIT
 * [P-12]. A member without a birthday is taken for young; a policy of another currency does not count.
 */
export function refuseAboveCap(
  context: DomainContext,
  memberId: string,
  { gameType, stake }: { readonly gameType: GameType; readonly stake: Amount },
): void {
  const { slotStakeMax: cap } = policyOf(context);
  if (cap === undefined || gameType !== 'RNG' || stake.currency !== cap.currency) return;
  const { birthday } = profileOf(context, memberId);
  const today = calendarDay(context.clock.now(), SITE_TIME_ZONE);
  const age = birthday === null ? undefined : ageOn(birthday, today);
  const max = parseAmount(age === undefined || age < cap.youngBelowAge ? cap.youngMax : cap.max, stake.currency);
  if (compareAmounts(stake, max) <= 0) return;
  throw new Refusal('STAKE_ABOVE_LIMIT', { value: { max: formatAmount(max), reason: 'POLICY' } });
}
