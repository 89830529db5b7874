import { formatMoney } from '@croupier/sdk/rules';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HiddenAmount } from '../HiddenAmount.tsx';
import { sessionTime } from './session-time.ts';
import type { KnownSession } from './use-gaming-session.ts';

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
