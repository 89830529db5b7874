import type { RafflePromotion, RaffleTicketDraw } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { numberFormat } from '../../shared/intl-formats.ts';
import { rafflePath } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { isOver } from './raffle-state.ts';

export interface RaffleSummaryProps {
  readonly raffle: RafflePromotion;
  /** Undefined while it loads. */
  readonly draw: RaffleTicketDraw | undefined;
}

/** How many turns and tickets the member has, and when the tickets are drawn. */
export function RaffleSummary({ raffle, draw }: RaffleSummaryProps): ReactNode {
  const { t } = useTranslation('raffle');
  const { remainingChances, previousId } = raffle;
  const title = isOver(raffle)
    ? t('summary.over')
    : remainingChances === undefined
      ? t('summary.guest')
      : t('summary.turns', { count: remainingChances });
  return (
    <ContentSection
      titleSize="section"
      title={title}
      {...(previousId !== undefined && {
        actions: (
          <LinkButton component={Link} to={rafflePath(previousId)} variant="link">
            {t('summary.previous')}
          </LinkButton>
        ),
      })}
    >
      {draw !== undefined && <TicketSentence draw={draw} />}
    </ContentSection>
  );
}

function TicketSentence({ draw }: { readonly draw: RaffleTicketDraw }): ReactNode {
  const { t, i18n } = useTranslation('raffle');
  const timeText = useTimeText();
  const { tickets, ticketCount, closesAt, drawsAt, winners } = draw;
  const number = numberFormat(i18n.language, {});
  const times = { closes: timeText(closesAt), draws: timeText(drawsAt) };
  if (winners !== undefined) return <p>{t('summary.drawn', times)}</p>;
  if (tickets === undefined) return <p>{t('summary.plan', times)}</p>;
  return (
    <p>
      {ticketCount === undefined
        ? t('summary.tickets', { count: tickets, ...times })
        : t('summary.closed', { count: tickets, all: number.format(ticketCount), ...times })}
    </p>
  );
}
