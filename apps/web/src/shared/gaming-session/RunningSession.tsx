import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../session/use-session.ts';
import { useBalanceHidden } from '../use-stored-flag.ts';
import { SessionLine } from './SessionLine.tsx';
import { useGamingSession } from './use-gaming-session.ts';

/** Time and result of the gaming session on a page that takes stakes itself [P-16]; nothing while none is running. */
export function RunningSession(): ReactNode {
  const { t } = useTranslation('bets');
  const session = useSession();
  const gaming = useGamingSession(session.state === 'member' && !session.isTrial && !session.isExpired);
  const [isHidden] = useBalanceHidden();
  if (gaming.session === undefined) return null;
  return (
    <SmallPrint>
      {t('session')} <SessionLine {...gaming} isHidden={isHidden} />
    </SmallPrint>
  );
}
