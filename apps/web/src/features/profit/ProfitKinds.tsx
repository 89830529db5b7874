import { formatAmount } from '@croupier/sdk/rules';
import type { PersonalProfit } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ListTable } from '../../shared/lists/ListTable.tsx';
import { Money } from '../../shared/Money.tsx';
import { resultOf } from './profit-result.ts';
import { profitRows } from './profit-rows.ts';

/** The result by kind of games; rebate and bonuses apart, and all together. */
export function ProfitKinds({ profit }: { readonly profit: PersonalProfit }): ReactNode {
  const { t } = useTranslation('profit');
  const { rows, total, currency } = profit;
  const games = formatAmount(resultOf(total, currency));
  const played = rows.filter(({ betAmount, payout }) => /[1-9]/.test(betAmount + payout));
  const amount = (value: string): ReactNode => <Money value={value} currency={currency} change="result" />;
  return (
    <>
      {played.length > 0 && (
        <ContentSection titleSize="section" title={t('kinds')}>
          <ListTable titleKey="profit:kinds" list={profitRows} rows={played.map((row) => ({ ...row, currency }))} />
        </ContentSection>
      )}
      <Receipt
        lines={[
          { id: 'games', label: t('net'), value: amount(games) },
          { id: 'rebate', label: t('rebate'), value: amount(total.rebate) },
          { id: 'bonus', label: t('bonus'), value: amount(total.bonus) },
        ]}
        total={{ label: t('result'), value: amount(total.playerResult) }}
      >
        <SmallPrint>{t('scope')}</SmallPrint>
      </Receipt>
    </>
  );
}
