import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';

export interface UnknownResultProps {
  readonly submit: Pick<IdempotentSubmit<never>, 'state' | 'checkNow'>;
  /** True while the sheet asks for the password. */
  readonly isAsking: boolean;
  /** Opens the sheet. */
  readonly onAsk: () => void;
}

/** Says that what was sent may have gone through: while it is checked, and when the password for the check was put off. */
export function UnknownResult({ submit, isAsking, onAsk }: UnknownResultProps): ReactNode {
  const { t } = useTranslation(['pointsMall', 'forms']);
  if (submit.state === 'interrupted' && !isAsking) {
    return (
      <InlineAlert
        tone="warning"
        live="polite"
        title={t('checking.title')}
        action={<Button onClick={onAsk}>{t('forms:checking.now')}</Button>}
      >
        {t('password.interrupted')}
      </InlineAlert>
    );
  }
  return (
    <CheckingAlert submit={submit} title={t('checking.title')}>
      {t('checking.text')}
    </CheckingAlert>
  );
}
