import { formatAmount, formatMoney, parseAmount, raffleChances } from '@croupier/sdk/rules';
import type { RafflePromotion } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { isOver } from './raffle-state.ts';

/** Where the member's turns come from, and what is missing to the next one. */
export function ChanceFacts({ raffle }: { readonly raffle: RafflePromotion }): ReactNode {
  const { t, i18n } = useTranslation('raffle');
  const { turnover = '0', turnoverPerChance, currency, earnedChances = 0, remainingChances = 0 } = raffle;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const number = numberFormat(i18n.language, {});
  const { toNext } = raffleChances(parseAmount(turnover, currency), parseAmount(turnoverPerChance, currency), 0);
  const used = earnedChances - remainingChances;
  return (
    <ContentSection title={t('chances.title')} titleSize="section">
      <Receipt
        lines={[
          { id: 'turnover', label: t('chances.turnover'), value: money(turnover) },
          {
            id: 'earned',
            label: t('chances.earned', { amount: money(turnoverPerChance) }),
            value: number.format(earnedChances),
          },
          {
            id: 'used',
            label: isOver(raffle) ? t('chances.ended') : t('chances.used'),
            value: number.format(used),
          },
        ]}
        total={{ label: t('chances.left'), value: number.format(remainingChances) }}
      >
        {!isOver(raffle) && <SmallPrint>{t('chances.next', { amount: money(formatAmount(toNext)) })}</SmallPrint>}
      </Receipt>
    </ContentSection>
  );
}
