import { formatMoney } from '@croupier/sdk/rules';
import type { GamingSession } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HiddenAmount } from '../../shared/HiddenAmount.tsx';

export interface SessionFactsProps {
  readonly session: GamingSession | undefined;
  readonly isHidden: boolean;
}

/** Rounds and money of the gaming session, over all games. */
export function SessionFacts({ session, isHidden }: SessionFactsProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  if (session === undefined) return t('session.none');
  const { rounds, stakes, payouts, netPosition, currency } = session;
  const money = (amount: string, signed = false): ReactNode =>
    isHidden ? <HiddenAmount /> : formatMoney(amount, currency, i18n.language, { signed });
  return (
    <FactList
      facts={[
        { id: 'rounds', label: t('visit.rounds'), value: rounds.toLocaleString(i18n.language) },
        { id: 'staked', label: t('visit.staked'), value: money(stakes) },
        { id: 'won', label: t('visit.won'), value: money(payouts) },
        { id: 'net', label: t('visit.net'), value: money(netPosition, true) },
      ]}
    />
  );
}
