import { DAY_MS, HOUR_MS, calendarDay, periodAt } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, sessionOf, type CallContext } from '../domain/kernel/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { applyForPromotion } from '../domain/promotions/index.ts';
import { uploadGreyPicture } from './grey-picture.ts';

/** Age in years that the birthday of a scenario makes. */
const AGE = 30;

/** Makes today the birthday of the caller, who gets the rank Bronze. */
export function haveBirthday(context: CallContext): void {
  const { memberId } = sessionOf(context);
  const today = calendarDay(context.clock.now(), SITE_TIME_ZONE);
  changeProfile(context, memberId, { birthday: `${Number(today.slice(0, 4)) - AGE}${today.slice(4)}` });
  context.store.transact(() => context.store.members.update(memberId, { vipRank: 1, vipName: 'Bronze' }));
}

/** Applies for the birthday bonus with a picture. */
export function applyForBirthday(context: CallContext, remark?: string): void {
  const images = [uploadGreyPicture(context, 'ACTIVITY_APPLICATION')];
  applyForPromotion(context, { promotionId: 'promo_birthday', images, remark });
}

/** Moves the clock forward to noon of a Saturday of the site, unless it is a Saturday afternoon. */
export function advanceToSaturday({ clock }: CallContext): void {
  const now = clock.now();
  const { end } = periodAt('WEEK', now, SITE_TIME_ZONE);
  const noon = end.getTime() - 2 * DAY_MS + 12 * HOUR_MS;
  const isSunday = now.getTime() >= end.getTime() - DAY_MS;
  const target = isSunday ? noon + 7 * DAY_MS : noon;
  if (now.getTime() < target) clock.advance(target - now.getTime());
}
