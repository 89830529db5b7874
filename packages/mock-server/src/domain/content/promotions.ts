import { DAY_MS, SECOND_MS, addDays, calendarDay, periodAt, startOfDay } from '@croupier/sdk/rules';
import type { LanguageCode, Promotion } from '@croupier/sdk/types';

import { SITE_TIME_ZONE, bannerAddress, localize, type DomainContext } from '../kernel/index.ts';
import { announcedPromotions, type AnnouncedPromotion } from './announced-promotions.data.ts';

/** All promotions in display order. */
export function listPromotions({ clock }: DomainContext, language?: LanguageCode): Promotion[] {
  return announcedPromotions.map((promotion) => describePromotion(promotion, clock.now(), language));
}

export function describePromotion(promotion: AnnouncedPromotion, now: Date, language?: LanguageCode): Promotion {
  const { promotionId, promotionType, action, banner, title, summary, content, terms, requiresImages } = promotion;
  return {
    promotionId,
    promotionType,
    title: localize(title, language),
    summary: localize(summary, language),
    bannerUrl: bannerAddress(banner),
    content: localize(content, language),
    ...windowOf(promotion, now),
    action,
    requiresImages: requiresImages === true,
    ...(terms === undefined ? {} : { terms }),
  };
}

/** Begin and last second of the month, or of the Saturday that is or comes next, in the site's time zone. */
function windowOf({ monthly, deposit }: AnnouncedPromotion, now: Date): { startAt?: string; endAt?: string } {
  if (monthly !== true && deposit !== 'SATURDAY') return {};
  const { start, end } = monthly === true ? periodAt('MONTH', now, SITE_TIME_ZONE) : saturdayFrom(now);
  return { startAt: start.toISOString(), endAt: new Date(end.getTime() - SECOND_MS).toISOString() };
}

const SATURDAY = 6;

function saturdayFrom(now: Date): { start: Date; end: Date } {
  const today = calendarDay(now, SITE_TIME_ZONE);
  const start = startOfDay(addDays(today, SATURDAY - new Date(today).getUTCDay()), SITE_TIME_ZONE);
  return { start, end: new Date(start.getTime() + DAY_MS) };
}
