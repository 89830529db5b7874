import type { BettingSummary } from '@croupier/sdk/types';
import { Amount } from '@croupier/ui/Amount';
import { FactList } from '@croupier/ui/FactList';
import { Skeleton } from '@croupier/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../shared/intl-formats.ts';

export interface BetSumsProps {
  /** Undefined while loading. */
  readonly summary: BettingSummary | undefined;
}

/** Totals of all matching bets. */
export function BetSums({ summary }: BetSumsProps): ReactNode {
  const { t, i18n } = useTranslation('record');
  const count = numberFormat(i18n.language, {});
  const figure = (show: (known: BettingSummary) => ReactNode): ReactNode =>
    summary === undefined ? <Skeleton width="4em" height="1em" /> : show(summary);
  const money = (key: 'betAmount' | 'payout' | 'netWin'): ReactNode =>
    figure(({ currency, ...sums }) => (
      <Amount
        currency={currency}
        locale={i18n.language}
        value={sums[key]}
        {...(key === 'netWin' && { tone: 'change' })}
      />
    ));
  return (
    <FactList
      facts={[
        { id: 'count', label: t('sums.count'), value: figure((known) => count.format(known.count)) },
        { id: 'stake', label: t('stake'), value: money('betAmount') },
        { id: 'payout', label: t('payout'), value: money('payout') },
        { id: 'net', label: t('net'), value: money('netWin') },
      ]}
    />
  );
}
