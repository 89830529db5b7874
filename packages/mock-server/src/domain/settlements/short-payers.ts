import { periodAt } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';

/**
 * Tries the due settlements of a short payer again at the next mark of 5 minutes (CT-52). Between two changes of what it can
 * pay no mark has an effect, so none is done.
 */
export function retryAfterChange({ store }: DomainContext, payerId: string, at: Date): void {
  const payer = store.shortPayers.get(payerId);
  if (payer === undefined) return;
  const after = Math.max(at.getTime(), Date.parse(payer.triedAt) + 1);
  const retryAt = markFrom(new Date(after)).toISOString();
  if (payer.retryAt === null || retryAt < payer.retryAt) store.shortPayers.update(payerId, { retryAt });
}

/** Follows the balance of a short payer. */
export function retryAfterBalance(context: DomainContext, { memberId, at }: DomainEvents['balanceChanged']): void {
  retryAfterChange(context, memberId, at);
}

/** Follows the bets of a short payer, whose turnover may free money. */
export function retryAfterBet(context: DomainContext, { after }: DomainEvents['betChanged']): void {
  retryAfterChange(context, after.memberId, context.clock.now());
}

/** Follows the bonuses of a short payer, whose end may free money. */
export function retryAfterBonus(context: DomainContext, { grant, at }: DomainEvents['bonusEnded']): void {
  retryAfterChange(context, grant.memberId, at);
}

/** The first mark of 5 minutes at an instant or after it. */
function markFrom(at: Date): Date {
  const { start, end } = periodAt('FIVE_MINUTES', at, SITE_TIME_ZONE);
  return start.getTime() === at.getTime() ? start : end;
}
