import { roleOfType } from '@croupier/sdk/rules';
import type {
  LanguageCode,
  Promotion,
  PromotionRequirement,
  PromotionStatus,
  PromotionTypeList,
} from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { isOnBreak } from '../breaks/index.ts';
import { activityStateOf, describePromotion, type AnnouncedPromotion } from '../content/index.ts';
import { localize, pageOf, type CallContext, type PageQuery } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { raffleStatusOf } from '../raffle/index.ts';
import { catalogue, isApplicationPromotion, promotionById } from './catalogue.ts';
import { applicationsLeft, conditionsOf } from './conditions.ts';
import { currentParticipation } from './eligibility.ts';
import { progressIn } from './join-results.ts';
import { KINDS } from './kinds.data.ts';

interface PromotionQuery extends PageQuery {
  readonly promotionType?: string | undefined;
  readonly view?: 'ALL' | 'OPEN' | 'MINE' | 'ENDED' | undefined;
  readonly language?: LanguageCode | undefined;
}

/** The promotions in display order, those that are over last; none for a member who takes a break (P-23). */
export function listPromotions(
  context: CallContext,
  { promotionType, view = 'ALL', language, ...page }: PromotionQuery,
) {
  const member = participantOf(context);
  if (member !== undefined && isOnBreak(context, member.id)) return pageOf<Promotion>([], page);
  const isOver = (promotion: AnnouncedPromotion): boolean => activityStateOf(context, promotion) === 'CLOSE';
  const isMine = (promotion: AnnouncedPromotion): boolean =>
    member !== undefined && statusFor(context, member.id, promotion) !== undefined;
  const ofKind = catalogue.filter((one) => promotionType === undefined || one.promotionType === promotionType);
  const over = ofKind.filter(isOver);
  const open = ofKind.filter((promotion) => !isOver(promotion));
  const all = [...open, ...over];
  const views = { ALL: all, OPEN: open, ENDED: over, MINE: all.filter(isMine) };
  const { content, ...paging } = pageOf(views[view], page);
  return { content: content.map((promotion) => describeFor(context, member, promotion, language)), ...paging };
}

/** The kinds that have a promotion, in the order to show. */
export function listKinds(language?: LanguageCode): PromotionTypeList {
  const used = new Set(catalogue.map(({ promotionType }) => promotionType));
  return {
    list: Object.entries(KINDS).flatMap(([code, name]) =>
      used.has(code) ? [{ code, name: localize(name, language) }] : [],
    ),
  };
}

/** One promotion, with the conditions for the caller. */
export function getPromotion(
  context: CallContext,
  { promotionId, language }: { readonly promotionId: string; readonly language?: LanguageCode | undefined },
): Promotion {
  const member = participantOf(context);
  const promotion = promotionById(promotionId);
  const described = describeFor(context, member, promotion, language);
  if (member === undefined) return described;
  const requirements = requirementsFor(context, member, promotion);
  const progress = progressIn(context, member.id, promotionId);
  return {
    ...described,
    ...(requirements.length === 0 ? {} : { requirements }),
    ...(progress === undefined ? {} : { progress }),
    ...(isApplicationPromotion(promotion) ? { applicationsLeft: applicationsLeft(context, member, promotion) } : {}),
  };
}

/** The caller as somebody who can take part: trial accounts and visitors cannot. */
function participantOf(context: CallContext): MemberRow | undefined {
  if (context.caller.session === undefined) return undefined;
  const member = callingMember(context);
  return roleOfType(member.type) === 'trial' ? undefined : member;
}

/** A promotion with the status of a member (PR-03). */
function describeFor(
  context: CallContext,
  member: MemberRow | undefined,
  promotion: AnnouncedPromotion,
  language?: LanguageCode,
): Promotion {
  const described = describePromotion(context, promotion, language);
  const status = member && statusFor(context, member.id, promotion);
  return status === undefined ? described : { ...described, status };
}

/** Status of a member in the running claim period; undefined for one who does not take part. */
function statusFor(context: CallContext, memberId: string, promotion: AnnouncedPromotion): PromotionStatus | undefined {
  if (promotion.action === 'RAFFLE') return raffleStatusOf(context, memberId);
  return currentParticipation(context, memberId, promotion)?.status;
}

/** The conditions for a member, unmet ones first; all met for a participation that was accepted. */
function requirementsFor(
  context: CallContext,
  member: MemberRow,
  promotion: AnnouncedPromotion,
): PromotionRequirement[] {
  const conditions = conditionsOf(context, member, promotion);
  const own = currentParticipation(context, member.id, promotion);
  if (own !== undefined && own.status !== 'REJECTED') return conditions.map(({ code }) => ({ code, met: true }));
  return [...conditions.filter(({ met }) => !met), ...conditions.filter(({ met }) => met)];
}
