import type { RafflePromotion } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PrizeWheel } from '@croupier/ui/rewards/PrizeWheel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import type { Session } from '../../session/use-session.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { TrialRefused } from '../../shared/page/MembersOnly.tsx';
import { paths } from '../../shared/paths.ts';
import { MemberWheel } from './MemberWheel.tsx';
import { isOver } from './raffle-state.ts';
import { useShownPrizes } from './use-shown-prizes.ts';

export interface WheelPanelProps {
  readonly promotionId: string;
  readonly raffle: RafflePromotion;
  /** Time in ms at which the raffle was last loaded. */
  readonly loadedAt: number;
  readonly session: Session;
}

/** The wheel for a member; for others the same wheel, and why it does not turn. */
export function WheelPanel({ promotionId, raffle, loadedAt, session }: WheelPanelProps): ReactNode {
  if (session.state === 'failed')
    return <FailedState error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />;
  if (session.state === 'member' && session.isTrial) return <TrialRefused />;
  if (session.state === 'member' && !isOver(raffle))
    return <MemberWheel promotionId={promotionId} raffle={raffle} loadedAt={loadedAt} session={session} />;
  return (
    <PanelStack>
      <StillWheel raffle={raffle} />
      {session.state === 'guest' && <LogIn />}
    </PanelStack>
  );
}

function StillWheel({ raffle }: Pick<WheelPanelProps, 'raffle'>): ReactNode {
  const { t } = useTranslation('raffle');
  const prizes = useShownPrizes(raffle.prizes);
  return (
    <PrizeWheel
      label={t('wheel.label', { count: prizes.length })}
      prizes={prizes}
      count={isOver(raffle) ? 0 : '–'}
      countLabel={t('wheel.left', { count: 0 })}
      turnLabel={isOver(raffle) ? t('wheel.over') : t('wheel.turn')}
      busyLabel={t('wheel.busy')}
      skipLabel={t('wheel.skip')}
      note={t('wheel.note')}
    />
  );
}

function LogIn(): ReactNode {
  const { t } = useTranslation('raffle');
  const { pathname, search } = useLocation();
  const state: EntryState = { returnTo: pathname + search };
  return (
    <LinkButton component={Link} to={paths.login} state={state} variant="action" fullWidth>
      {t('wheel.login')}
    </LinkButton>
  );
}
