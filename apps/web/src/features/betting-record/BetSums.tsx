import type { BettingSummary } from '@croupier/sdk/types';
import { Amount } from '@croupier/ui/Amount';
import { FactList } from '@croupier/ui/FactList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../shared/intl-formats.ts';

export interface BetSumsProps {
  readonly summary: BettingSummary;
}

/** What all bets that match come to. */
export function BetSums({ summary }: BetSumsProps): ReactNode {
  const { t, i18n } = useTranslation('record');
  const format = { currency: summary.currency, locale: i18n.language };
  const count = numberFormat(i18n.language, {});
  return (
    <FactList
      facts={[
        { id: 'count', label: t('sums.count'), value: count.format(summary.count) },
        { id: 'stake', label: t('stake'), value: <Amount {...format} value={summary.betAmount} /> },
        { id: 'payout', label: t('payout'), value: <Amount {...format} value={summary.payout} /> },
        { id: 'net', label: t('net'), value: <Amount {...format} value={summary.netWin} tone="change" /> },
      ]}
    />
  );
}
