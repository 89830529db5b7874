import type { GameStageProps } from '@croupier/ui/game/GameStage';
import { useTranslation } from 'react-i18next';

import { SessionLine } from '../../shared/gaming-session/SessionLine.tsx';
import { useGamingSession } from '../../shared/gaming-session/use-gaming-session.ts';
import { SessionFacts } from './SessionFacts.tsx';
import type { Launch } from './use-launch.ts';
import type { Visit } from './use-visit.ts';
import { VisitClock, VisitFacts } from './VisitFacts.tsx';

export interface GameVisitOptions {
  /** Played with real money, in a gaming session; a demo has none. */
  readonly isReal: boolean;
  readonly visit: Visit;
  readonly currency: string | undefined;
  readonly launch: Launch | undefined;
  readonly isHidden: boolean;
}

export interface GameVisit {
  readonly shown: NonNullable<GameStageProps['visit']>;
  /** A reality check covers the game. */
  readonly isCheckDue: boolean;
}

/** Time and money in the bar of a game: of the gaming session, or of the visit to a demo. */
export function useGameVisit(options: GameVisitOptions): GameVisit {
  const { t } = useTranslation('play');
  const { isReal, visit, currency, launch, isHidden } = options;
  const gaming = useGamingSession(isReal);
  if (!isReal) {
    const shown = {
      label: t('visit.title'),
      time: <VisitClock elapsed={visit.elapsed} />,
      content: <VisitFacts totals={visit.totals} currency={currency} launch={launch} />,
    };
    return { shown, isCheckDue: false };
  }
  const shown = {
    label: t('session.title'),
    time: <SessionLine {...gaming} isHidden={isHidden} />,
    content: <SessionFacts session={gaming.session} isHidden={isHidden} />,
  };
  return { shown, isCheckDue: gaming.session?.checkDue === true };
}
