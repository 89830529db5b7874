import { DAY_MS, HOUR_MS, calendarDay, periodAt } from '@croupier/sdk/rules';

import { endOfPromotion } from '../domain/content/index.ts';
import { SITE_TIME_ZONE, sessionOf, type CallContext } from '../domain/kernel/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { applyForPromotion, claimPromotion, redatePromotion } from '../domain/promotions/index.ts';
import { uploadGreyPicture } from './grey-picture.ts';
import type { ScenarioStep } from './scenario.ts';

/** Age in years that the birthday of a scenario makes. */
const AGE = 30;

/** A step that concerns promotions. */
type PromotionStep = Extract<
  ScenarioStep,
  { kind: 'birthday' | 'application' | 'challenge' | 'saturday' | 'promotion' }
>;

const KINDS: ReadonlySet<string> = new Set<PromotionStep['kind']>([
  'birthday',
  'application',
  'challenge',
  'saturday',
  'promotion',
]);

export function isPromotionStep(step: ScenarioStep): step is PromotionStep {
  return KINDS.has(step.kind);
}

export function applyPromotionStep(context: CallContext, step: PromotionStep): void {
  switch (step.kind) {
    case 'birthday':
      return haveBirthday(context);
    case 'application':
      return applyForBirthday(context, step.remark);
    case 'challenge':
      return stepInChallenge(context, step.pastEnd);
    case 'saturday':
      return advanceToSaturday(context);
    case 'promotion':
      return redatePromotion(context, step.promotionId, datesOf(context, step.opensIn));
  }
}

/** Dates of a promotion that opens after a time in ms, or that is over. */
function datesOf({ clock }: CallContext, opensIn?: number): { startAt: string | null; endAt: string | null } {
  const now = clock.now().getTime();
  if (opensIn === undefined) return { startAt: null, endAt: new Date(now).toISOString() };
  return { startAt: new Date(now + opensIn).toISOString(), endAt: null };
}

/** Makes today the birthday of the caller, who gets the rank Bronze. */
function haveBirthday(context: CallContext): void {
  const { memberId } = sessionOf(context);
  const today = calendarDay(context.clock.now(), SITE_TIME_ZONE);
  changeProfile(context, memberId, { birthday: `${Number(today.slice(0, 4)) - AGE}${today.slice(4)}` });
  context.store.transact(() => context.store.members.update(memberId, { vipRank: 1, vipName: 'Bronze' }));
}

/** Applies for the birthday bonus with a picture. */
function applyForBirthday(context: CallContext, remark?: string): void {
  const images = [uploadGreyPicture(context, 'ACTIVITY_APPLICATION')];
  applyForPromotion(context, { promotionId: 'promo_birthday', images, remark });
}

/** Moves the clock forward to noon of a Saturday of the site, unless it is a Saturday afternoon. */
function advanceToSaturday({ clock }: CallContext): void {
  const now = clock.now();
  const { end } = periodAt('WEEK', now, SITE_TIME_ZONE);
  const noon = end.getTime() - 2 * DAY_MS + 12 * HOUR_MS;
  const isSunday = now.getTime() >= end.getTime() - DAY_MS;
  const target = isSunday ? noon + 7 * DAY_MS : noon;
  if (now.getTime() < target) clock.advance(target - now.getTime());
}

const CHALLENGE = 'promo_slot_fortnight';

/** Joins the challenge in slots, or moves the clock so many milliseconds past its end. */
function stepInChallenge(context: CallContext, pastEnd?: number): void {
  if (pastEnd === undefined) return void claimPromotion(context, { promotionId: CHALLENGE });
  const endAt = endOfPromotion(context, CHALLENGE);
  if (endAt === null) throw new Error('The challenge has no end.');
  context.clock.advance(Date.parse(endAt) - context.clock.now().getTime() + pastEnd);
}
