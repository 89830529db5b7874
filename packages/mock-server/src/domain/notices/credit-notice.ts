import { formatAmount } from '@croupier/sdk/rules';

import type { TurnoverGrantRow } from '../../store/rows/turnover.ts';
import type { DomainContext, DomainEvents, LocalizedText } from '../kernel/index.ts';
import { addMessage, dayText, fillText, moneyText, paragraphsOf } from '../messages/index.ts';
import { grantOfBonus } from '../turnover/index.ts';
import { bonusEndText, bonusTexts, transferTexts } from './money-texts.data.ts';
import type { Notice } from './notice.ts';

/** Notifies the member of a transfer that was received, and of a bonus of a promotion. */
export function sendCreditNotice(
  context: DomainContext,
  { movement, memberId, amount, turnover }: DomainEvents['credited'],
): void {
  const at = new Date(movement.at);
  if (movement.kind === 'TRANSFER_IN') {
    const values = { amount: moneyText(formatAmount(amount), amount.currency) };
    addMessage(context, {
      memberId,
      kind: 'MONEY',
      title: fillText(transferTexts.title, values),
      content: paragraphsOf(fillText(transferTexts.content, values)),
      link: { target: 'TRANSACTION', id: movement.id },
      at,
    });
  }
  const grant = turnover?.bonusId === undefined ? undefined : grantOfBonus(context, turnover.bonusId);
  if (grant !== undefined) addMessage(context, { memberId, ...bonusNotice(grant.row), at });
}

/** Notifies the member that a bonus of a promotion has ended, also during a break. */
export function sendBonusEndNotice(context: DomainContext, { grant, taken, at }: DomainEvents['bonusEnded']): void {
  const { state, memberId, bonusId } = grant;
  if (bonusId === null || state === 'OPEN' || state === 'WAIVED') return;
  const { title, content } = bonusTexts[state];
  const values = { title: nameOf(grant), taken: moneyText(formatAmount(taken), taken.currency) };
  addMessage(context, {
    memberId,
    kind: 'PROMOTION',
    title: fillText(title, values),
    content: paragraphsOf(fillText(content, values)),
    link: { target: 'BONUS', id: bonusId },
    at,
    isDuringBreaks: true,
  });
}

/** The message on a bonus that was credited. */
export function bonusNotice(grant: TurnoverGrantRow): Notice {
  const { bonusId, principal, required, currency, expiresAt } = grant;
  if (bonusId === null) throw new Error(`The grant ${grant.id} is not of a bonus.`);
  const { title, content } = bonusTexts.GRANTED;
  const values = {
    title: nameOf(grant),
    amount: moneyText(principal, currency),
    required: moneyText(required, currency),
    end: expiresAt === null ? '' : dayText(new Date(expiresAt)),
  };
  const paragraphs = expiresAt === null ? [content] : [content, bonusEndText];
  return {
    kind: 'PROMOTION',
    title: fillText(title, values),
    content: paragraphsOf(...paragraphs.map((text) => fillText(text, values))),
    link: { target: 'BONUS', id: bonusId },
  };
}

const nameOf = ({ titleEn, titleTy }: TurnoverGrantRow): LocalizedText => ({ EN: titleEn, TY: titleTy });
