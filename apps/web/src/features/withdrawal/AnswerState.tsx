import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';

export interface AnswerStateProps {
  readonly submit: Pick<IdempotentSubmit<never>, 'state' | 'rejection' | 'checkNow'>;
}

/** What became of an answer about a payment: refused, or not known yet. */
export function AnswerState({ submit }: AnswerStateProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <FailureAlert error={submit.rejection ?? null} />
    </>
  );
}
