import { DAY_MS, SECOND_MS, addDays, calendarDay, periodAt, startOfDay } from '@croupier/sdk/rules';
import type { LanguageCode, Promotion, PromotionStatus } from '@croupier/sdk/types';

import { SITE_TIME_ZONE, bannerAddress, localize, type DomainContext } from '../kernel/index.ts';
import { announcedPromotions, type AnnouncedPromotion } from './announced-promotions.data.ts';

/** The promotions that are not over, in display order. */
export function listPromotions(context: DomainContext, language?: LanguageCode): Promotion[] {
  return announcedPromotions
    .filter((promotion) => activityStateOf(context, promotion) !== 'CLOSE')
    .map((promotion) => describePromotion(context, promotion, language));
}

/** Converts a promotion to the contract's shape, as a visitor sees it; of a monthly one, that of the month of `at`. */
export function describePromotion(
  context: DomainContext,
  promotion: AnnouncedPromotion,
  language?: LanguageCode,
  at: Date = context.clock.now(),
): Promotion {
  const { promotionId, promotionType, action, banner, title, summary, content, terms, application, challenge } =
    promotion;
  const status = activityStateOf(context, promotion);
  return {
    promotionId,
    promotionType,
    title: localize(title, language),
    summary: localize(summary, language),
    bannerUrl: bannerAddress(banner),
    content: localize(content, language),
    ...shownTimes(context, promotion, at),
    action,
    ...(status === undefined ? {} : { status }),
    requiresImages: application?.needsImages === true,
    ...(terms === undefined ? {} : { terms }),
    ...(challenge === undefined ? {} : { challenge: describeChallenge(challenge) }),
  };
}

function describeChallenge({ needsDeposit: _needsDeposit, ...shown }: NonNullable<AnnouncedPromotion['challenge']>) {
  return shown;
}

/** First instant at which a promotion is over, by the dates that staff gave it; null for none. */
export function endOfPromotion({ store }: DomainContext, promotionId: string): string | null {
  return store.promotionDates.get(promotionId)?.endAt ?? null;
}

/** State of an activity at an instant by the dates that staff gave it (PR-03); undefined while it is open. */
export function activityStateOf(
  { store, clock }: DomainContext,
  { promotionId }: Pick<AnnouncedPromotion, 'promotionId'>,
  at: Date = clock.now(),
): Extract<PromotionStatus, 'COMING_SOON' | 'CLOSE'> | undefined {
  const { startAt = null, endAt = null } = store.promotionDates.get(promotionId) ?? {};
  if (startAt !== null && at.getTime() < Date.parse(startAt)) return 'COMING_SOON';
  return endAt !== null && at.getTime() >= Date.parse(endAt) ? 'CLOSE' : undefined;
}

/** Gives a promotion the dates at which it opens and is over; null for none. */
export function datePromotion(
  { store }: DomainContext,
  promotionId: string,
  dates: { readonly startAt: string | null; readonly endAt: string | null },
): void {
  store.transact(() => {
    if (store.promotionDates.get(promotionId) !== undefined) store.promotionDates.remove(promotionId);
    store.promotionDates.insert({ id: promotionId, ...dates });
  });
}

/** Begin and last second: by the dates of staff, else of the month, or of the Saturday that is or comes next. */
function shownTimes(
  { store }: DomainContext,
  { promotionId, monthly, deposit }: AnnouncedPromotion,
  at: Date,
): Pick<Promotion, 'startAt' | 'endAt'> {
  const dates = store.promotionDates.get(promotionId);
  if (dates !== undefined) {
    return {
      ...(dates.startAt === null ? {} : { startAt: dates.startAt }),
      ...(dates.endAt === null ? {} : { endAt: lastSecond(new Date(dates.endAt)) }),
    };
  }
  if (monthly !== true && deposit !== 'SATURDAY') return {};
  const { start, end } = monthly === true ? periodAt('MONTH', at, SITE_TIME_ZONE) : saturdayFrom(at);
  return { startAt: start.toISOString(), endAt: lastSecond(end) };
}

const lastSecond = (end: Date): string => new Date(end.getTime() - SECOND_MS).toISOString();

const SATURDAY = 6;

function saturdayFrom(now: Date): { start: Date; end: Date } {
  const today = calendarDay(now, SITE_TIME_ZONE);
  const start = startOfDay(addDays(today, SATURDAY - new Date(today).getUTCDay()), SITE_TIME_ZONE);
  return { start, end: new Date(start.getTime() + DAY_MS) };
}
