import { DAY_MS, addDays, ageOn, calendarDay, periodAt, startOfDay } from '@croupier/sdk/rules';

import type { AnnouncedPromotion } from '../content/index.ts';
import { SITE_TIME_ZONE } from '../kernel/index.ts';

/** A half-open span of time in epoch ms. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** The day, `YYYY-MM-DD`, of the last birthday up to a day; undefined for none. 29 February counts as 1 March elsewhere. */
function lastBirthday(birthday: string, today: string): string | undefined {
  const age = ageOn(birthday, today);
  if (age === undefined || age < 0) return undefined;
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
}

/** The time in which a member can apply by the last birthday; undefined without a birthday. */
export function birthdaySpan(birthday: string | null, daysAfter: number, now: Date): Span | undefined {
  const day = birthday === null ? undefined : lastBirthday(birthday, calendarDay(now, SITE_TIME_ZONE));
  if (day === undefined) return undefined;
  const endOf = addDays(day, daysAfter + 1);
  return {
    from: startOfDay(day, SITE_TIME_ZONE).getTime(),
    until: startOfDay(endOf, SITE_TIME_ZONE).getTime(),
  };
}

/** The Saturday of the week, whole; 0 to 24 o'clock in the site's time zone. */
export function saturdayOf(now: Date): Span {
  const { end } = periodAt('WEEK', now, SITE_TIME_ZONE);
  return { from: end.getTime() - 2 * DAY_MS, until: end.getTime() - DAY_MS };
}

/** Begin of the time in which a promotion can be taken once (PR-03), in epoch ms; 0 for a lifetime. */
export function claimPeriodStart(promotion: AnnouncedPromotion, birthday: string | null, now: Date): number {
  if (promotion.deposit === 'SATURDAY') return periodAt('WEEK', now, SITE_TIME_ZONE).start.getTime();
  if (promotion.monthly === true) return periodAt('MONTH', now, SITE_TIME_ZONE).start.getTime();
  if (promotion.application === undefined) return 0;
  return birthdaySpan(birthday, promotion.application.daysFromBirthday, now)?.from ?? 0;
}
