import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { accountOf } from '../contracts/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import { addMessage, fillText, moneyText, paragraphsOf } from '../messages/index.ts';
import { LATE_TEXTS } from './late-texts.data.ts';

/** Sends the payer or the payee of a settlement the message that it is late. */
export function reportLate(
  context: DomainContext,
  { contractId, receiverId, amount, currency }: SalaryRecordRow,
  { memberId, payerId, at }: { readonly memberId: string; readonly payerId: string; readonly at: Date },
): void {
  const isPayer = memberId === payerId;
  const { title, content } = LATE_TEXTS[isPayer ? 'payer' : 'payee'];
  const values = {
    amount: moneyText(amount, currency),
    account: accountOf(context, isPayer ? receiverId : payerId),
  };
  addMessage(context, {
    memberId,
    kind: 'CONTRACT',
    title: fillText(title, values),
    content: paragraphsOf(fillText(content, values)),
    link: { target: 'CONTRACT', id: contractId },
    at,
  });
}
