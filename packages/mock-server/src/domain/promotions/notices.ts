import type { MessageLink } from '@croupier/sdk/types';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import type { PromotionApplicationRow, PromotionJoinRow, RejectionCode } from '../../store/rows/promotions.ts';
import type { DomainContext, LocalizedText } from '../kernel/index.ts';
import { addMessage, fillText, moneyText, paragraphsOf } from '../messages/index.ts';
import { titlesOf } from './catalogue.ts';
import type { Obstacle } from './eligibility.ts';
import { MISSED_REASONS, NOTICES, type NoticeText } from './notice-texts.data.ts';
import { rewardIdOf } from './participations.ts';
import { REJECTIONS } from './rejections.data.ts';

interface Notice {
  readonly memberId: string;
  readonly promotionId: string;
  readonly text: NoticeText;
  /** Values of the placeholders of the text, besides `promotion`. */
  readonly values?: Readonly<Record<string, LocalizedText>>;
  readonly link: MessageLink;
  readonly at: Date;
}

/** Says that an application has arrived. */
export function announceApplication(context: DomainContext, row: PromotionApplicationRow): void {
  const { memberId, promotionId, createdAt } = row;
  const link = { target: 'PROMOTION', id: promotionId } as const;
  send(context, { memberId, promotionId, text: NOTICES.applied, link, at: new Date(createdAt) });
}

/** Says what staff decided about an application. */
export function announceDecision(
  context: DomainContext,
  row: PromotionApplicationRow,
  { rejection, at }: { readonly rejection: RejectionCode | null; readonly at: Date },
): void {
  const { memberId, promotionId, amount, currency } = row;
  if (rejection === null) {
    const link = { target: 'REWARD', id: rewardIdOf(row) } as const;
    const values = { amount: moneyText(amount, currency) };
    send(context, { memberId, promotionId, text: NOTICES.approved, values, link, at });
  } else {
    const link = { target: 'PROMOTION', id: promotionId } as const;
    const values = { reason: REJECTIONS[rejection] };
    send(context, { memberId, promotionId, text: NOTICES.rejected, values, link, at });
  }
}

/** Says what a joined promotion has won. */
export function announceWin(
  context: DomainContext,
  row: PromotionJoinRow,
  { reward, at }: { readonly reward: string; readonly at: Date },
): void {
  const { memberId, promotionId, currency } = row;
  const link = { target: 'REWARD', id: rewardIdOf(row) } as const;
  const values = { amount: moneyText(reward, currency) };
  send(context, { memberId, promotionId, text: NOTICES.won, values, link, at });
}

/** Says why a deposit did not bring the bonus that was chosen with it (PR-06). */
export function announceMissedBonus(
  context: DomainContext,
  { id, memberId }: DepositOrderRow,
  missed: { readonly promotionId: string; readonly reason: Obstacle['reason']; readonly at: Date },
): void {
  const { promotionId, reason, at } = missed;
  const text = MISSED_REASONS[reason];
  if (text === undefined) throw new Error(`No message says why a deposit brings no bonus for ${reason}.`);
  const values = { reason: text };
  send(context, { memberId, promotionId, text: NOTICES.missed, values, link: { target: 'DEPOSIT', id }, at });
}

function send(context: DomainContext, { memberId, promotionId, text, values = {}, link, at }: Notice): void {
  const all = { ...values, promotion: titlesOf(promotionId) };
  const content = paragraphsOf(...text.content.map((paragraph) => fillText(paragraph, all)));
  addMessage(context, { memberId, kind: 'PROMOTION', title: fillText(text.title, all), content, link, at });
}
