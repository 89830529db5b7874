import { parseAmount } from '@croupier/sdk/rules';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { addMessage, fillText, moneyText, paragraphsOf } from '../messages/index.ts';
import { depositBonusText, depositTexts, type DepositNews } from './money-texts.data.ts';
import type { Notice } from './notice.ts';

/** Notifies the member when a deposit ended. */
export function sendDepositNotice(
  context: DomainContext,
  { memberId, orderId, at }: DomainEvents['depositChanged'],
): void {
  const order = context.store.depositOrders.get(orderId);
  const notice = order && depositNotice(order);
  if (notice !== undefined) addMessage(context, { memberId, ...notice, at });
}

/** The message on the end of a deposit; undefined while it is open. */
export function depositNotice({ id, status, paid, amount, bonus, currency }: DepositOrderRow): Notice | undefined {
  if (!isNews(status)) return undefined;
  const { title, content } = depositTexts[status];
  const values = { amount: moneyText(paid ?? amount, currency), bonus: moneyText(bonus ?? '0', currency) };
  const hasBonus = parseAmount(bonus ?? '0', currency).minor > 0n;
  const paragraphs = hasBonus ? [content, depositBonusText] : [content];
  return {
    kind: 'MONEY',
    title,
    content: paragraphsOf(...paragraphs.map((text) => fillText(text, values))),
    link: { target: 'DEPOSIT', id },
  };
}

const isNews = (status: DepositOrderRow['status']): status is DepositNews => Object.hasOwn(depositTexts, status);
