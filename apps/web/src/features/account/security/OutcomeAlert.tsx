import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../../shared/forms/CheckingAlert.tsx';
import type { IdempotentSubmit } from '../../../shared/forms/use-idempotent-submit.ts';

export interface OutcomeAlertProps {
  readonly submit: Pick<IdempotentSubmit<never>, 'state' | 'checkNow'>;
}

/** Says that the outcome of a change is unknown: it is asked for, or needs the secrets that a reload has removed. */
export function OutcomeAlert({ submit }: OutcomeAlertProps): ReactNode {
  const { t } = useTranslation('security');
  if (submit.state === 'interrupted') {
    return (
      <InlineAlert tone="warning" live="polite" title={t('outcome.interrupted')}>
        {t('outcome.interruptedText')}
      </InlineAlert>
    );
  }
  return (
    <CheckingAlert submit={submit} title={t('outcome.checking')}>
      {t('outcome.checkingText')}
    </CheckingAlert>
  );
}

/** True while a change is sent or its outcome is asked for, so that nothing else can be sent. */
export const isUnderWay = ({ state }: Pick<IdempotentSubmit<never>, 'state'>): boolean =>
  state === 'sending' || state === 'checking';
