import { addAmounts, formatAmount, formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { WithdrawOrder, WithdrawPayout } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { isZero } from '../../shared/is-zero.ts';
import { useTimeText } from '../../shared/use-time-text.ts';

/** The sentence that says where the money of a withdrawal is, and what that means. */
export function useOrderAnswer(order: WithdrawOrder): { readonly title: string; readonly text: string | undefined } {
  const { t, i18n } = useTranslation('withdrawal');
  const timeText = useTimeText();
  const { status, amount, payable, currency, payouts, expectedAt, confirmation, rejectCode, rejectReason } = order;
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  const expected = expectedAt === undefined ? undefined : t('answers.expected', { time: timeText(expectedAt) });
  const [sent, disputed] = (['SENT', 'DISPUTED'] as const).map((state) =>
    sumOf(
      payouts.filter((payout) => payout.status === state),
      currency,
    ),
  );
  const planned = payouts.filter(({ status: state, replaces }) => state === 'PLANNED' && replaces === undefined).length;
  const parts = payouts.filter(({ replaces }) => replaces === undefined).length;
  switch (status) {
    case 'PENDING':
      return { title: t('answers.pending', { amount: money(amount) }), text: expected };
    case 'PROCESSING':
      if (planned === parts) return { title: t('answers.processing', { amount: money(payable) }), text: expected };
      return {
        title:
          sent === undefined || isZero(sent)
            ? t('answers.partly', { sent: parts - planned, count: parts })
            : t('answers.partlyAsked', { sent: parts - planned, count: parts, amount: money(sent ?? '0') }),
        text: expected,
      };
    case 'PAID':
      return {
        title: t('answers.paid', { amount: money(sent ?? payable) }),
        text:
          order.confirmDeadline === undefined
            ? undefined
            : t('answers.deadline', { time: timeText(order.confirmDeadline) }),
      };
    case 'DISPUTED':
      return { title: t('answers.disputed', { amount: money(disputed ?? payable) }), text: expected };
    case 'RECEIVED':
      return {
        title: t('answers.received', { amount: money(payable) }),
        text: confirmation?.forced === true ? t('answers.forced') : undefined,
      };
    case 'REJECTED':
      return {
        title: t('answers.rejected', { amount: money(amount) }),
        // The platform may add codes that this version has no text for; its own words are in the account's language.
        text:
          rejectCode !== undefined &&
          rejectCode !== 'OTHER' &&
          i18n.exists(`reject.${rejectCode}`, { ns: 'withdrawal' })
            ? t(`reject.${rejectCode}`)
            : rejectReason,
      };
    default:
      return { title: t('answers.cancelled', { amount: money(amount) }), text: undefined };
  }
}

function sumOf(payouts: readonly WithdrawPayout[], currency: string): string | undefined {
  if (payouts.length === 0) return undefined;
  return formatAmount(
    payouts.map(({ amount }) => parseAmount(amount, currency)).reduce((sum, amount) => addAmounts(sum, amount)),
  );
}
