import { formatAmount, formatMoney, parseAmount } from '@croupier/sdk/rules';
import { FactList } from '@croupier/ui/display/FactList';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Launch } from './use-launch.ts';
import { formatElapsed, netOf, type VisitTotals } from './visit-totals.ts';

/** Time at the game; renders itself each second. */
export function VisitClock({ elapsed }: { readonly elapsed: () => number }): ReactNode {
  const [time, setTime] = useState(() => formatElapsed(elapsed()));
  useEffect(() => {
    const timer = setInterval(() => setTime(formatElapsed(elapsed())), 1_000);
    return () => clearInterval(timer);
  });
  return time;
}

export interface VisitFactsProps {
  readonly totals: VisitTotals;
  /** Currency before the first round; undefined while it is unknown. */
  readonly currency: string | undefined;
  /** A provider's own page reports no rounds here. */
  readonly launch: Launch | undefined;
}

/** Rounds and play money of a visit to a demo. */
export function VisitFacts({ totals, currency: known, launch }: VisitFactsProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  const currency = totals.currency ?? known;
  const isReported = launch?.mode === 'IFRAME' && launch.target?.isOwn === true;
  if (!isReported || currency === undefined) return t('visit.atProvider');
  const money = (amount: string, signed = false): string =>
    formatMoney(formatAmount(parseAmount(amount, currency)), currency, i18n.language, { signed });
  return (
    <FactList
      facts={[
        { id: 'rounds', label: t('visit.rounds'), value: totals.rounds.toLocaleString(i18n.language) },
        { id: 'staked', label: t('visit.staked'), value: money(totals.staked) },
        { id: 'won', label: t('visit.won'), value: money(totals.won) },
        { id: 'net', label: t('visit.net'), value: money(netOf(totals, currency), true) },
      ]}
    />
  );
}
