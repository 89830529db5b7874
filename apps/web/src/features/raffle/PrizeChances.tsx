import type { RafflePromotion } from '@croupier/sdk/types';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PrizeTable } from '@croupier/ui/rewards/PrizeTable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { useShownPrizes } from './use-shown-prizes.ts';

/** What a turn can give, the largest prize first, with the chances of the dial. */
export function PrizeChances({ raffle }: { readonly raffle: RafflePromotion }): ReactNode {
  const { t, i18n } = useTranslation('raffle');
  const prizes = useShownPrizes(raffle.prizes);
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const percent = numberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 2 });
  const number = numberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <ContentSection framed title={t('prizes.title')}>
      <PrizeTable
        label={t('prizes.title')}
        heads={{ prize: t('prizes.prize'), share: t('prizes.share'), odds: t('prizes.odds') }}
        prizes={prizes
          .toSorted((a, b) => a.weight - b.weight)
          .map(({ id, label, tone, weight }) => ({
            id,
            label,
            tone,
            share: percent.format(weight / total),
            odds: t('prizes.oneIn', { number: number.format(total / weight) }),
          }))}
      />
      <SmallPrint>{t('prizes.note')}</SmallPrint>
    </ContentSection>
  );
}
