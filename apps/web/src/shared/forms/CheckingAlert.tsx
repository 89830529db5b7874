import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { IdempotentSubmit } from './use-idempotent-submit.ts';

export interface CheckingAlertProps {
  readonly submit: Pick<IdempotentSubmit<never>, 'state' | 'checkNow'>;
  /** What is checked. */
  readonly title: ReactNode;
  /** Says that it happens once, whatever the answer was. */
  readonly children: ReactNode;
}

/** The button that was pressed may be below the fold, and the alert above it. */
const reveal = (alert: HTMLElement | null): void => alert?.scrollIntoView({ block: 'nearest' });

/** Shown while the answer to a call that moves money is lost: the call is repeated by itself, or at once by its button. */
export function CheckingAlert({ submit: { state, checkNow }, title, children }: CheckingAlertProps): ReactNode {
  const { t } = useTranslation('forms');
  if (state !== 'checking') return null;
  return (
    <InlineAlert
      ref={reveal}
      tone="warning"
      live="polite"
      title={title}
      action={<Button onClick={checkNow}>{t('checking.now')}</Button>}
    >
      {children}
    </InlineAlert>
  );
}
