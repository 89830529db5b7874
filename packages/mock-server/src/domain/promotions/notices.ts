import { formatMoney } from '@croupier/sdk/rules';
import type { MessageLink } from '@croupier/sdk/types';

import type { BonusGrantRow, DepositOrderRow } from '../../store/rows/money.ts';
import type { PromotionApplicationRow, RejectionCode } from '../../store/rows/promotions.ts';
import { isOnBreak } from '../breaks/index.ts';
import { SITE_TIME_ZONE, type DomainContext, type DomainEvents, type LocalizedText } from '../kernel/index.ts';
import { addMessage } from '../messages/index.ts';
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
    const values = { amount: money(amount, currency) };
    send(context, { memberId, promotionId, text: NOTICES.approved, values, link, at });
  } else {
    const link = { target: 'PROMOTION', id: promotionId } as const;
    const values = { reason: REJECTIONS[rejection] };
    send(context, { memberId, promotionId, text: NOTICES.rejected, values, link, at });
  }
}

/** Says that a bonus was credited. */
export function announceBonus(context: DomainContext, row: BonusGrantRow): void {
  sendOfBonus(context, row, { text: NOTICES.granted, at: new Date(row.creditedAt) });
}

/** Says that the bonus of a promotion was played, has expired or was forfeited (PR-09, PR-10). */
export function announceBonusEnd(context: DomainContext, { bonusId, state, at }: DomainEvents['bonusEnded']): void {
  const row = context.store.bonusGrants.get(bonusId);
  if (row !== undefined) sendOfBonus(context, row, { text: NOTICES[state], at });
}

function sendOfBonus(context: DomainContext, row: BonusGrantRow, { text, at }: Pick<Notice, 'text' | 'at'>): void {
  const { id, memberId, promotionId, amount, required, currency, expiresAt } = row;
  const values = {
    amount: money(amount, currency),
    required: money(required, currency),
    until: timeOf(expiresAt),
  };
  send(context, { memberId, promotionId, text, values, link: { target: 'BONUS', id }, at });
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

/** Writes to the inbox, except during a break (P-23). */
function send(context: DomainContext, { memberId, promotionId, text, values = {}, link, at }: Notice): void {
  if (isOnBreak(context, memberId)) return;
  const all = { ...values, promotion: titlesOf(promotionId) };
  const [title, content] = [fillIn(text.title, all), fillIn(text.content, all)];
  addMessage(context, { memberId, kind: 'PROMOTION', title, content, link, at });
}

function fillIn(pattern: LocalizedText, values: Readonly<Record<string, LocalizedText>>): LocalizedText {
  const fill = (language: keyof LocalizedText): string =>
    pattern[language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A message has no value for ${placeholder}.`);
      return value[language];
    });
  return { EN: fill('EN'), TY: fill('TY') };
}

const money = (amount: string, currency: string): LocalizedText => ({
  EN: formatMoney(amount, currency, 'en', { length: 'short' }),
  TY: formatMoney(amount, currency, 'fil', { length: 'short' }),
});

/** A time of the brand's zone, such as `2026-12-21 14:00`; the same in all languages. */
const BRAND_TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SITE_TIME_ZONE,
});

function timeOf(text: string): LocalizedText {
  const time = BRAND_TIME.format(new Date(text));
  return { EN: time, TY: time };
}
