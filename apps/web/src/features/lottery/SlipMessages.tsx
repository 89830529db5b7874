import type { ApiError } from '@croupier/sdk/errors';
import type { LotteryTicketRequest, PlacedLotteryTicket } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { paths } from '../../shared/paths.ts';
import { useErrorText } from '../../shared/use-error-text.ts';

export interface SlipMessagesProps {
  readonly ticket: Pick<IdempotentSubmit<LotteryTicketRequest>, 'state' | 'rejection' | 'checkNow'>;
  /** The ticket that was placed last. */
  readonly placed: PlacedLotteryTicket | undefined;
  readonly onBets: () => void;
}

/** What became of a ticket: placed, refused, or not known yet. */
export function SlipMessages({ ticket, placed, onBets }: SlipMessagesProps): ReactNode {
  const { t } = useTranslation('lottery');
  const bets = (
    <Button variant="quiet" onClick={onBets}>
      {t('views.bets')}
    </Button>
  );
  return (
    <>
      {ticket.state === 'checking' && (
        <InlineAlert
          tone="warning"
          live="polite"
          title={t('checking.title')}
          action={<Button onClick={ticket.checkNow}>{t('checking.now')}</Button>}
        >
          {t('checking.text')}
        </InlineAlert>
      )}
      {ticket.rejection !== undefined && <Refusal error={ticket.rejection} />}
      {placed !== undefined && (
        <InlineAlert tone="success" live="polite" title={t('placed.title')} action={bets}>
          {t('placed.text', {
            count: placed.bettingRecord.lotteryTicket?.lines.length ?? 1,
            numero: placed.bettingRecord.lotteryTicket?.numero ?? '',
          })}
        </InlineAlert>
      )}
    </>
  );
}

function Refusal({ error }: { readonly error: ApiError }): ReactNode {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { code } = error;
  useEffect(() => {
    // The open draw is another one now.
    if (code === 'DRAW_CLOSED') void queryClient.invalidateQueries({ queryKey: queryKeyOf('getOpenedNumero') });
  }, [code, queryClient]);
  return (
    <InlineAlert
      tone="danger"
      live="assertive"
      title={errorText(error)}
      {...(code === 'INSUFFICIENT_BALANCE' && {
        action: (
          <LinkButton component={Link} to={paths.deposit}>
            {t('refused.deposit')}
          </LinkButton>
        ),
      })}
    >
      {code === 'DRAW_CLOSED' ? t('refused.closed') : t('refused.kept')}
    </InlineAlert>
  );
}
