import type { ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FailureAlert } from '../FailureAlert.tsx';
import { CheckingAlert } from '../forms/CheckingAlert.tsx';
import type { IdempotentSubmit } from '../forms/use-idempotent-submit.ts';
import { paths } from '../paths.ts';
import { isProtectionRefusal } from '../restrictions/protection-codes.ts';
import { useErrorText } from '../use-error-text.ts';

/** What was placed last. */
export interface PlacedText {
  readonly title: string;
  readonly text: string;
}

export interface SlipMessagesProps {
  readonly submit: Pick<IdempotentSubmit<never>, 'state' | 'rejection' | 'checkNow'>;
  readonly placed: PlacedText | undefined;
  /** What a refusal means for the slip; without a text, that it is kept. */
  readonly refusalText?: (error: ApiError) => string | undefined;
  /** Shows the own bets. */
  readonly onBets: () => void;
}

/** What became of a slip: placed, refused, or not known yet. */
export function SlipMessages({ submit, placed, refusalText, onBets }: SlipMessagesProps): ReactNode {
  const { t } = useTranslation('bets');
  const errorText = useErrorText();
  const { rejection } = submit;
  return (
    <>
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      {rejection !== undefined && isProtectionRefusal(rejection) && <FailureAlert error={rejection} />}
      {rejection !== undefined && !isProtectionRefusal(rejection) && (
        <InlineAlert
          tone="danger"
          live="assertive"
          title={errorText(rejection)}
          {...(rejection.code === 'INSUFFICIENT_BALANCE' && {
            action: (
              <LinkButton component={Link} to={paths.deposit}>
                {t('refused.deposit')}
              </LinkButton>
            ),
          })}
        >
          {refusalText?.(rejection) ?? t('refused.kept')}
        </InlineAlert>
      )}
      {placed !== undefined && (
        <InlineAlert
          tone="success"
          live="polite"
          title={placed.title}
          action={
            <Button variant="quiet" onClick={onBets}>
              {t('mine')}
            </Button>
          }
        >
          {placed.text}
        </InlineAlert>
      )}
    </>
  );
}
