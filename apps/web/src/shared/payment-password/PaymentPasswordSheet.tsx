import { hasCode, type ApiError } from '@croupier/sdk/errors';
import { PasswordConfirmSheet, type PasswordConfirmSheetProps } from '@croupier/ui/feedback/PasswordConfirmSheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../use-time-text.ts';

export interface PaymentPasswordSheetProps extends Pick<
  PasswordConfirmSheetProps,
  'open' | 'onClose' | 'title' | 'lines' | 'total' | 'note' | 'confirmLabel' | 'busy' | 'busyLabel'
> {
  readonly onConfirm: (paymentPassword: string) => void;
  /** The last refusal; shown when it is about the payment password. */
  readonly rejection: ApiError | null | undefined;
}

/** True for a refusal that the sheet explains. */
export const isAboutPaymentPassword = (error: ApiError): boolean =>
  error.code === 'PAYMENT_PASSWORD_INVALID' || error.code === 'PAYMENT_PASSWORD_LOCKED';

/** Asks for the payment password beside what it confirms; says how many tries are left, or until when it is locked. */
export function PaymentPasswordSheet({ rejection, ...props }: PaymentPasswordSheetProps): ReactNode {
  const { t } = useTranslation('paymentPassword');
  const timeText = useTimeText();
  const lockedUntil =
    rejection && hasCode(rejection, 'PAYMENT_PASSWORD_LOCKED') ? rejection.value.lockedUntil : undefined;
  return (
    <PasswordConfirmSheet
      {...props}
      closeLabel={t('close')}
      incompleteText={t('incomplete')}
      field={{
        label: t('label'),
        showLabel: t('show'),
        hideLabel: t('hide'),
        hint: t('hint'),
        error: useWrongText(rejection),
      }}
      {...(lockedUntil !== undefined && {
        locked: { title: t('locked.title', { time: timeText(lockedUntil) }), text: t('locked.text') },
      })}
    />
  );
}

function useWrongText(rejection: ApiError | null | undefined): string | undefined {
  const { t } = useTranslation('paymentPassword');
  if (!rejection || !hasCode(rejection, 'PAYMENT_PASSWORD_INVALID')) return undefined;
  const left = rejection.value.attemptsLeft;
  return left === undefined ? t('wrong') : t('wrongLeft', { count: left });
}
