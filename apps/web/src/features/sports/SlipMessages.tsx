import { hasCode, type ApiError } from '@croupier/sdk/errors';
import type { PlacedSportsBets, SportsBetsRequest } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { paths } from '../../shared/paths.ts';
import { useErrorText } from '../../shared/use-error-text.ts';

export interface SlipMessagesProps {
  readonly submit: Pick<IdempotentSubmit<SportsBetsRequest>, 'state' | 'rejection' | 'checkNow'>;
  /** The bets that were placed last. */
  readonly placed: PlacedSportsBets | undefined;
  readonly money: (amount: string) => string;
  readonly onBets: () => void;
}

/** What became of a slip: placed, refused, or not known yet. */
export function SlipMessages({ submit, placed, money, onBets }: SlipMessagesProps): ReactNode {
  const { t } = useTranslation('sports');
  return (
    <>
      {submit.state === 'checking' && (
        <InlineAlert
          tone="warning"
          live="polite"
          title={t('checking.title')}
          action={<Button onClick={submit.checkNow}>{t('checking.now')}</Button>}
        >
          {t('checking.text')}
        </InlineAlert>
      )}
      {submit.rejection !== undefined && <Refusal error={submit.rejection} money={money} />}
      {placed !== undefined && (
        <InlineAlert
          tone="success"
          live="polite"
          title={t('placed.title', { count: placed.bettingRecords.length })}
          action={
            <Button variant="quiet" onClick={onBets}>
              {t('views.bets')}
            </Button>
          }
        >
          {t('placed.text', {
            count: placed.bettingRecords.length,
            tickets: placed.bettingRecords.map(({ roundId }) => roundId).join(', '),
          })}
        </InlineAlert>
      )}
    </>
  );
}

function Refusal({ error, money }: { readonly error: ApiError } & Pick<SlipMessagesProps, 'money'>): ReactNode {
  const { t } = useTranslation('sports');
  const errorText = useErrorText();
  const max = hasCode(error, 'AMOUNT_OUT_OF_RANGE') ? error.value.max : undefined;
  return (
    <InlineAlert
      tone="danger"
      live="assertive"
      title={errorText(error)}
      {...(error.code === 'INSUFFICIENT_BALANCE' && {
        action: (
          <LinkButton component={Link} to={paths.deposit}>
            {t('refused.deposit')}
          </LinkButton>
        ),
      })}
    >
      {max === undefined ? t('refused.kept') : t('refused.limit', { max: money(max) })}
    </InlineAlert>
  );
}
