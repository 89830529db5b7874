import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { WalletBalance } from '@croupier/sdk/types';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { FactList } from '@croupier/ui/display/FactList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';

/** Every wallet with its balance, those with money first; a closed one says until when. */
export function WalletRows({ wallets }: { readonly wallets: readonly WalletBalance[] }): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const timeText = useTimeText();
  const isFilled = ({ wallet, balance, currency }: WalletBalance): boolean =>
    wallet === 'MAIN' || parseAmount(balance, currency).minor > 0n;
  const sorted = wallets.toSorted((a, b) => Number(isFilled(b)) - Number(isFilled(a)));
  return (
    <ContentSection framed title={t('all')}>
      <FactList
        facts={sorted.map(({ wallet, displayName, balance, currency, maintenance, maintenanceEnd }) => ({
          id: wallet,
          label: displayName,
          value: formatMoney(balance, currency, i18n.language),
          ...(maintenance && {
            note: (
              <StatusChip tone="warning">
                {maintenanceEnd === undefined ? t('closed') : t('closedUntil', { time: timeText(maintenanceEnd) })}
              </StatusChip>
            ),
          }),
        }))}
      />
    </ContentSection>
  );
}
