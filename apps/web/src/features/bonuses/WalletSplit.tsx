import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { WithdrawConfig } from '@croupier/sdk/types';
import { SegmentedBar, type BarSegment } from '@croupier/ui/data/SegmentedBar';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { walletPartsOf } from '../../shared/bonuses/bonus-figures.ts';
import { isZero } from '../../shared/is-zero.ts';

/** What the main wallet consists of: what is free, and what has to be staked first. */
export function WalletSplit({ config }: { readonly config: WithdrawConfig }): ReactNode {
  const { t, i18n } = useTranslation('bonuses');
  const { currency } = config;
  const { balance, free, ownMoney, bonuses, winnings } = walletPartsOf(config);
  const part = (id: string, fill: BarSegment['fill'], label: string, amount: string): BarSegment => ({
    id,
    fill,
    label,
    value: formatMoney(amount, currency, i18n.language),
    share: Number(parseAmount(amount, currency).minor),
  });
  const locked = [
    { amount: ownMoney, segment: part('own', 'hatched', t('split.ownMoney'), ownMoney) },
    { amount: bonuses, segment: part('bonus', 'outlined', t('split.bonus'), bonuses) },
    { amount: winnings, segment: part('winnings', 'muted', t('split.winnings'), winnings) },
  ].filter(({ amount }) => !isZero(amount));
  return (
    <ContentSection framed title={t('split.title')}>
      <SegmentedBar
        label={t('split.title')}
        segments={[part('free', 'solid', t('split.free'), free), ...locked.map(({ segment }) => segment)]}
        total={{ label: t('split.total'), value: formatMoney(balance, currency, i18n.language) }}
      />
    </ContentSection>
  );
}
