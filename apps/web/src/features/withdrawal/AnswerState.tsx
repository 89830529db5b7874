import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';

export interface AnswerStateProps {
  readonly submit: Pick<IdempotentSubmit<never>, 'state' | 'rejection' | 'checkNow'>;
}

/** What became of an answer about a payment: refused, or not known yet. */
export function AnswerState({ submit: { state, rejection, checkNow } }: AnswerStateProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      {state === 'checking' && (
        <InlineAlert
          tone="warning"
          live="polite"
          title={t('checking.title')}
          action={<Button onClick={checkNow}>{t('checking.now')}</Button>}
        >
          {t('checking.text')}
        </InlineAlert>
      )}
      <FailureAlert error={rejection ?? null} />
    </>
  );
}
