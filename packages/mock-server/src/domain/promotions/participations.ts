import { MINUTE_MS } from '@croupier/sdk/rules';
import type { LanguageCode, PromotionParticipation, PromotionStatus } from '@croupier/sdk/types';

import type { BonusGrantRow } from '../../store/rows/money.ts';
import type { PromotionApplicationRow, PromotionJoinRow } from '../../store/rows/promotions.ts';
import {
  localize,
  newestFirst,
  pageOf,
  uploadAddress,
  type CallContext,
  type DomainContext,
  type PageQuery,
} from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { rewardStatusOf } from '../rewards/index.ts';
import { bonusIdOfCredit, grantOfCredit } from '../turnover/index.ts';
import { titleOf } from './catalogue.ts';
import { REJECTIONS } from './rejections.data.ts';

/** Time after which staff have an application, and after which they have decided, in ms of the world's clock (G-6). */
const TAKEN_UP_MS = 5 * MINUTE_MS;
const DECIDED_MS = 60 * MINUTE_MS;
/** Time from the end of a joined promotion to its result (PR-02). */
const RESULT_MS = 10 * MINUTE_MS;

/** How a member took part in a promotion, in any language. */
export interface Participation extends Omit<PromotionParticipation, 'title' | 'status' | 'rejectReason'> {
  readonly memberId: string;
  readonly status: Exclude<PromotionStatus, 'COMING_SOON'>;
  readonly rejection?: NonNullable<PromotionApplicationRow['rejection']>;
}

/** All participations of a member in the order of their beginning. */
export function participationsOf(context: DomainContext, memberId: string): Participation[] {
  const { store } = context;
  return inOrder([
    ...store.bonusGrants.findBy('memberId', memberId).map(ofDeposit),
    ...store.promotionApplications.findBy('memberId', memberId).map((row) => ofApplication(context, row)),
    ...store.promotionJoins.findBy('memberId', memberId).map((row) => ofJoin(context, row)),
  ]);
}

/** All participations in a promotion, of all members, in the order of their beginning. */
export function participationsIn(context: DomainContext, promotionId: string): Participation[] {
  const { store } = context;
  return inOrder([
    ...store.bonusGrants.findBy('promotionId', promotionId).map(ofDeposit),
    ...store.promotionApplications.findBy('promotionId', promotionId).map((row) => ofApplication(context, row)),
    ...store.promotionJoins.findBy('promotionId', promotionId).map((row) => ofJoin(context, row)),
  ]);
}

const inOrder = (list: Participation[]): Participation[] =>
  list.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));

/** The claim of a bonus of a deposit. */
export function ofDeposit({ id, memberId, promotionId, amount, currency, creditedAt }: BonusGrantRow): Participation {
  return {
    participationId: id.replace(/^bon_/, 'pp_'),
    memberId,
    promotionId,
    status: 'CLAIMED',
    amount,
    currency,
    createdAt: creditedAt,
    updatedAt: creditedAt,
    bonusId: id,
  };
}

/** An application with its state now: its reward says whether it was claimed or lapsed. */
export function ofApplication(context: DomainContext, row: PromotionApplicationRow): Participation {
  const { id, memberId, promotionId, amount, currency, images, createdAt } = row;
  return {
    participationId: id,
    memberId,
    promotionId,
    amount,
    currency,
    images: images.map(uploadAddress),
    createdAt,
    ...stateOf(context, row),
  };
}

/** A joined promotion with its state now (PR-02). */
export function ofJoin(context: DomainContext, row: PromotionJoinRow): Participation {
  const { id, memberId, promotionId, currency, amount, joinedAt } = row;
  return {
    participationId: id,
    memberId,
    promotionId,
    ...(amount === null ? {} : { amount, currency }),
    createdAt: joinedAt,
    ...stateOfJoin(context, row),
  };
}

function stateOfJoin(context: DomainContext, row: PromotionJoinRow): ParticipationState {
  const { joinedAt, endAt, decidedAt, amount } = row;
  if (decidedAt !== null) {
    return amount === null
      ? { status: 'CLOSE', updatedAt: decidedAt }
      : issuedState(context, rewardIdOf(row), decidedAt);
  }
  const dueAt = resultAt(row);
  return dueAt === undefined || endAt === null || context.clock.now().getTime() < Date.parse(endAt)
    ? { status: 'JOINED', updatedAt: joinedAt }
    : { status: 'PROCESS', updatedAt: endAt, expectedAt: dueAt.toISOString() };
}

/** When it is decided what a joined promotion has won; undefined for one without an end. */
export const resultAt = ({ endAt }: Pick<PromotionJoinRow, 'endAt'>): Date | undefined =>
  endAt === null ? undefined : new Date(Date.parse(endAt) + RESULT_MS);

type ParticipationState = Pick<
  Participation,
  'status' | 'updatedAt' | 'expectedAt' | 'rejection' | 'rewardId' | 'bonusId'
>;

function stateOf(context: DomainContext, row: PromotionApplicationRow): ParticipationState {
  const { createdAt, decidedAt, rejection } = row;
  if (decidedAt === null) {
    const takenUpAt = Date.parse(createdAt) + TAKEN_UP_MS;
    const expectedAt = decisionAt(row).toISOString();
    return context.clock.now().getTime() < takenUpAt
      ? { status: 'APPLYING', updatedAt: createdAt, expectedAt }
      : { status: 'PROCESS', updatedAt: new Date(takenUpAt).toISOString(), expectedAt };
  }
  return rejection === null
    ? issuedState(context, rewardIdOf(row), decidedAt)
    : { status: 'REJECTED', updatedAt: decidedAt, rejection };
}

function issuedState(context: DomainContext, rewardId: string, decidedAt: string): ParticipationState {
  const reward = context.store.rewards.get(rewardId);
  if (reward === undefined) throw new Error(`The reward ${rewardId} of a participation is missing.`);
  const { claimedAt, expiresAt, movementId } = reward;
  switch (rewardStatusOf(context, reward)) {
    case 'CLAIMABLE':
      return { status: 'ISSUED', updatedAt: decidedAt, rewardId };
    case 'EXPIRED':
      return { status: 'CLOSE', updatedAt: expiresAt ?? decidedAt };
    case 'CLAIMED':
      return { status: 'CLAIMED', updatedAt: claimedAt ?? decidedAt, ...bonusOfMovement(context, movementId) };
  }
}

function bonusOfMovement(context: DomainContext, movementId: string | null): { bonusId?: string } {
  if (movementId === null) return {};
  return { bonusId: grantOfCredit(context, movementId)?.row.bonusId ?? bonusIdOfCredit(movementId) };
}

/** When the sandbox's staff decide about an application. */
export const decisionAt = ({ createdAt }: Pick<PromotionApplicationRow, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + DECIDED_MS);

/** Id of the reward of a participation that has one. */
export const rewardIdOf = ({ id }: Pick<PromotionApplicationRow | PromotionJoinRow, 'id'>): string =>
  id.replace(/^pp_/, 'rw_pp_');

/** Converts a participation to the contract's shape. */
export function describeParticipation(
  participation: Participation,
  language: LanguageCode | null,
): PromotionParticipation {
  const { memberId: _memberId, rejection, ...shown } = participation;
  return {
    ...shown,
    title: titleOf(participation.promotionId, language),
    ...(rejection === undefined ? {} : { rejectReason: localize(REJECTIONS[rejection], language ?? undefined) }),
  };
}

interface ParticipationQuery extends PageQuery {
  readonly promotionId?: string | undefined;
  readonly status?: PromotionStatus | undefined;
  /** That of the account by default. */
  readonly language?: LanguageCode | undefined;
}

/** The caller's participations, newest first. */
export function listParticipations(context: CallContext, query: ParticipationQuery) {
  const { id } = callingMember(context);
  const { promotionId, status, language = profileOf(context, id).language } = query;
  const own = participationsOf(context, id)
    .filter((one) => promotionId === undefined || one.promotionId === promotionId)
    .filter((one) => status === undefined || one.status === status);
  const page = pageOf(
    newestFirst(own, ({ createdAt }) => createdAt),
    query,
  );
  return { ...page, content: page.content.map((one) => describeParticipation(one, language)) };
}
