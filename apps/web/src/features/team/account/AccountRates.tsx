import type { DownlineDetail, RebateRates } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { boundsBelow, ratedCategories } from '../../../shared/rates/rate-values.ts';
import { useRateTexts } from '../../../shared/rates/use-rate-texts.ts';

export interface AccountRatesProps {
  readonly downline: DownlineDetail;
  /** The agent's rates. */
  readonly own: RebateRates;
}

/** The rates of an account beside the agent's own. */
export function AccountRates({ downline, own }: AccountRatesProps): ReactNode {
  const { t } = useTranslation(['team', 'games']);
  const bounds = boundsBelow(own);
  const { percent } = useRateTexts(bounds);
  return (
    <ContentSection headingLevel={3} titleSize="section" title={t('rates.title')}>
      <FactList
        facts={ratedCategories(bounds).map((category) => ({
          id: category,
          label: t(`games:categories.${category}`),
          value: percent(downline.rebate[category] ?? '0'),
          note: t('rates.yours', { rate: percent(own[category] ?? '0') }),
        }))}
      />
    </ContentSection>
  );
}
