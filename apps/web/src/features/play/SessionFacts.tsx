import { formatMoney } from '@croupier/sdk/rules';
import type { GamingSession } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { sessionTime } from '../../shared/gaming-session/session-time.ts';
import type { KnownSession } from '../../shared/gaming-session/use-gaming-session.ts';
import { HiddenAmount } from '../../shared/HiddenAmount.tsx';

export interface SessionLineProps extends KnownSession {
  readonly isHidden: boolean;
}

/** Time and result of the gaming session, shown over every game [P-16]; renders itself each second. */
export function SessionLine({ session, elapsed, isHidden }: SessionLineProps): ReactNode {
  const { i18n } = useTranslation();
  const [time, setTime] = useState(() => sessionTime(elapsed()));
  useEffect(() => {
    const timer = setInterval(() => setTime(sessionTime(elapsed())), 1_000);
    return () => clearInterval(timer);
  });
  if (session === undefined) return time;
  const net = formatMoney(session.netPosition, session.currency, i18n.language, { signed: true });
  return (
    <>
      <span>{time}</span> <span>{isHidden ? <HiddenAmount /> : net}</span>
    </>
  );
}

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
