import { hasCode, type ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PasswordConfirmSheet, type PasswordConfirmSheetProps } from '@croupier/ui/feedback/PasswordConfirmSheet';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../use-time-text.ts';

export interface PaymentPasswordSheetProps extends Pick<
  PasswordConfirmSheetProps,
  'open' | 'onClose' | 'title' | 'lines' | 'total' | 'note' | 'confirmLabel' | 'busy' | 'busyLabel'
> {
  readonly onConfirm: (paymentPassword: string) => void;
  /** The last refusal; shown when it is about the payment password. */
  readonly rejection: ApiError | null | undefined;
  /** A reload took the password of a call whose result is unknown: asks for it at once, and by an alert when it was put off. */
  readonly interrupted?: { readonly title: string; readonly text: string } | undefined;
}

/** True for a refusal that the sheet explains. */
export const isAboutPaymentPassword = (error: ApiError): boolean =>
  error.code === 'PAYMENT_PASSWORD_INVALID' || error.code === 'PAYMENT_PASSWORD_LOCKED';

/** Asks for the payment password beside what it confirms; says how many tries are left, or until when it is locked. */
export function PaymentPasswordSheet(props: PaymentPasswordSheetProps): ReactNode {
  const { rejection, interrupted, ...sheet } = props;
  const { t } = useTranslation(['paymentPassword', 'forms']);
  const timeText = useTimeText();
  const wrongText = useWrongText(rejection);
  const [isPutOff, setIsPutOff] = useState(false);
  const lockedUntil =
    rejection && hasCode(rejection, 'PAYMENT_PASSWORD_LOCKED') ? rejection.value.lockedUntil : undefined;
  if (interrupted !== undefined && isPutOff) {
    return (
      <InlineAlert
        tone="warning"
        live="polite"
        title={interrupted.title}
        action={<Button onClick={() => setIsPutOff(false)}>{t('forms:checking.now')}</Button>}
      >
        {interrupted.text}
      </InlineAlert>
    );
  }
  return (
    <PasswordConfirmSheet
      {...sheet}
      {...(interrupted !== undefined && { note: interrupted.text, onClose: () => setIsPutOff(true) })}
      closeLabel={t('close')}
      incompleteText={t('incomplete')}
      field={{
        label: t('label'),
        showLabel: t('show'),
        hideLabel: t('hide'),
        hint: t('hint'),
        error: wrongText,
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
