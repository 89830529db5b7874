import type { ApiError } from '@croupier/sdk/errors';
import { formatAmount, formatMoney, parseAmount, partsOfWithdrawal } from '@croupier/sdk/rules';
import type { BankCards, WithdrawConfig, WithdrawQuote, WithdrawRequest } from '@croupier/sdk/types';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { isAboutPaymentPassword, PaymentPasswordSheet } from '../../shared/payment-password/PaymentPasswordSheet.tsx';

/** What was asked for, as the platform has checked it. */
export interface CheckedWithdrawal extends Pick<WithdrawQuote, 'amount' | 'fee' | 'payable' | 'currency'> {
  readonly bankCardId: string;
  /** Unknown for an order whose answer was lost before a reload. */
  readonly balanceAfter?: string;
}

export interface ConfirmWithdrawalProps {
  /** Undefined while the form is being filled. */
  readonly checked: CheckedWithdrawal | undefined;
  readonly cards: BankCards;
  readonly config: WithdrawConfig;
  readonly withdrawal: IdempotentSubmit<WithdrawRequest>;
  /** Receives a refusal that the form has to explain. */
  readonly onRefused: (error: ApiError) => void;
  readonly onClose: () => void;
}

/** Step two: what is asked for, and the payment password. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps): ReactNode {
  const { checked, cards, config, withdrawal, onRefused, onClose } = props;
  const { t, i18n } = useTranslation('withdrawal');
  const { rejection, state, pending } = withdrawal;
  useEffect(() => {
    if (rejection === undefined || isAboutPaymentPassword(rejection)) return;
    onClose();
    onRefused(rejection);
    // Once for each refusal, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rejection]);
  const shown = state === 'interrupted' && pending !== undefined ? interrupted(pending.body, config) : checked;
  const money = (amount: string): string => formatMoney(amount, config.currency, i18n.language);
  const card = cards.list.find(({ cardId }) => cardId === shown?.bankCardId);
  return (
    <PaymentPasswordSheet
      open={shown !== undefined && state !== 'checking'}
      onClose={onClose}
      title={shown === undefined ? '' : t('confirm.title', { amount: money(shown.amount) })}
      lines={
        shown === undefined
          ? []
          : [
              { id: 'ask', label: t('summary.ask'), value: money(shown.amount) },
              { id: 'fee', label: t('summary.fee'), value: money(shown.fee) },
              ...(card === undefined
                ? []
                : [{ id: 'card', label: t('confirm.to'), value: `${card.bankName}, ${card.accountNumber}` }]),
              ...(shown.balanceAfter === undefined
                ? []
                : [{ id: 'after', label: t('summary.after'), value: money(shown.balanceAfter) }]),
            ]
      }
      total={{ label: t('summary.receive'), value: shown === undefined ? '' : money(shown.payable) }}
      note={
        config.receiptConfirmEnabled
          ? t('confirm.note', { hours: Math.round(config.receiptConfirmMinutes / 60) })
          : t('confirm.noteShort')
      }
      interrupted={state === 'interrupted' ? { title: t('checking.title'), text: t('confirm.interrupted') } : undefined}
      confirmLabel={shown === undefined ? '' : t('confirm.submit', { amount: money(shown.amount) })}
      busy={state === 'sending'}
      busyLabel={t('confirm.busy')}
      rejection={rejection}
      onConfirm={(paymentPassword) => {
        if (shown === undefined) return;
        const { amount, currency, bankCardId } = shown;
        withdrawal.submit({ amount, currency, bankCardId, paymentPassword });
      }}
    />
  );
}

/** A withdrawal that was sent before a reload, whose password is gone. */
function interrupted({ amount, currency, bankCardId }: WithdrawRequest, config: WithdrawConfig): CheckedWithdrawal {
  const { fee, payable } = partsOfWithdrawal(parseAmount(amount, currency), config);
  return { amount, currency, bankCardId, fee: formatAmount(fee), payable: formatAmount(payable) };
}
