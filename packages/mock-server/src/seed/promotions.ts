import { DAY_MS, HOUR_MS, addDays, calendarDay, startOfDay } from '@croupier/sdk/rules';

import { datePromotion } from '../domain/content/index.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

/** Age of the rejected application in days: on the day after the birthday of maricel when the world begins on 21 November. */
const REJECTED_DAYS_AGO = 161;

/** The two weeks of the challenge: it began three days ago, so that a fresh world has it open. */
const CHALLENGE_DAYS = { begunAgo: 3, length: 14 };

/** Seeds the dates of the challenge, in whole days of the site. */
function seedChallenge(context: DomainContext): void {
  const first = addDays(calendarDay(context.clock.now(), SITE_TIME_ZONE), -CHALLENGE_DAYS.begunAgo);
  datePromotion(context, 'promo_slot_fortnight', {
    startAt: startOfDay(first, SITE_TIME_ZONE).toISOString(),
    endAt: startOfDay(addDays(first, CHALLENGE_DAYS.length), SITE_TIME_ZONE).toISOString(),
  });
}

/** Seeds the dates of the challenge, and how maricel took part in promotions: a welcome bonus that is in play, and a birthday application without a sharp photo. */
export function seedPromotions(context: DomainContext): void {
  const { store, clock } = context;
  seedChallenge(context);
  const memberId = ids.member;
  const [grant] = store.turnoverGrants.findBy('bonusId', 'bon_4410');
  const [first] = store.depositOrders.findBy('memberId', memberId);
  if (grant === undefined || first === undefined) throw new Error('The seed has no bonus or deposit of maricel.');
  const { principal, required, maxStake, createdAt, expiresAt } = grant;
  const appliedAt = clock.now().getTime() - REJECTED_DAYS_AGO * DAY_MS;
  store.transact(() => {
    store.bonusGrants.insert({
      id: 'bon_4410',
      orderId: first.id,
      memberId,
      promotionId: 'promo_welcome100',
      amount: principal,
      required,
      currency: SITE_CURRENCY,
      maxStake,
      creditedAt: createdAt,
      expiresAt: expiresAt ?? createdAt,
    });
    store.promotionApplications.insert({
      id: 'pp_90188',
      memberId,
      promotionId: 'promo_birthday',
      amount: '288.00',
      currency: SITE_CURRENCY,
      images: [],
      remark: null,
      createdAt: new Date(appliedAt).toISOString(),
      decidedAt: new Date(appliedAt + HOUR_MS).toISOString(),
      rejection: 'UNREADABLE',
    });
  });
}
