import type { RafflePromotion, RaffleTicketDraw } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { formatMoney } from '@croupier/sdk/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import { ticketPrizesOf } from './wheel-prizes.ts';

export interface TicketPrizesProps {
  readonly raffle: RafflePromotion;
  /** Undefined while it loads. */
  readonly draw: RaffleTicketDraw | undefined;
}

/** The prizes of the big draw, who won them, and what gives a ticket. */
export function TicketPrizes({ raffle, draw }: TicketPrizesProps): ReactNode {
  const { t, i18n } = useTranslation('raffle');
  const timeText = useTimeText();
  const prizes = ticketPrizesOf(raffle.prizes);
  if (prizes.length === 0) return null;
  const amount = formatMoney(raffle.turnoverPerChance, raffle.currency, i18n.language, { length: 'short' });
  const winnerOf = (prizeId: string) => draw?.winners?.find(({ prize }) => prize.prizeId === prizeId);
  return (
    <ContentSection framed title={t('tickets.title')}>
      <FactList
        facts={prizes.map(({ prizeId, name }, place) => {
          const winner = winnerOf(prizeId);
          return {
            id: prizeId,
            label: t('tickets.place', { place: place + 1 }),
            value: name,
            ...(winner !== undefined && { note: t('tickets.winner', { account: winner.account }) }),
          };
        })}
      />
      {draw !== undefined && <SmallPrint>{t('tickets.note', { amount, closes: timeText(draw.closesAt) })}</SmallPrint>}
    </ContentSection>
  );
}
