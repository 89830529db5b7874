import { calendarDay, formatMoney } from '@croupier/sdk/rules';
import type { Mission } from '@croupier/sdk/types';
import type { RewardItem } from '@croupier/ui/rewards/RewardList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { betsPath, paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { countsBets, measureOf } from './mission-figures.ts';
import type { MissionClaim } from './use-mission-claim.ts';
import { useMissionTexts } from './use-mission-texts.ts';

/** Missions as rows. The row of a claim shows its answer before the page has the missions again. */
export function useMissionItems(claim: MissionClaim): (mission: Mission) => RewardItem {
  const { t, i18n } = useTranslation('missions');
  const { progressText } = useMissionTexts();
  const timeText = useTimeText();
  const pendingId = claim.state === 'ready' ? undefined : claim.pending?.body.missionId;
  return (mission) => {
    const { missionId, title, reward, currency, claimedAt } = mission;
    const state = missionId === claim.claimed?.id ? 'claimed' : stateOf(mission);
    const amount = formatMoney(reward, currency, i18n.language);
    const { done, whole } = measureOf(mission);
    return {
      id: missionId,
      title,
      amount,
      state: state === 'claimable' && missionId === pendingId ? 'claiming' : state,
      text:
        state === 'claimed' ? (
          claimedAt === undefined ? (
            amount
          ) : (
            t('claimedAt', { amount, time: timeText(claimedAt) })
          )
        ) : (
          <MissionText mission={mission} />
        ),
      ...(state === 'claimed' && { status: t('status.claimed') }),
      ...(state === 'expired' && { status: t('status.expired') }),
      // The numbers are for the drawing only.
      progress: { value: Number(done.minor), max: Number(whole.minor), text: progressText(mission) },
    };
  };
}

/** A status that this version does not know cannot be claimed. */
function stateOf({ status }: Mission): RewardItem['state'] {
  switch (status) {
    case 'CLAIMABLE':
      return 'claimable';
    case 'CLAIMED':
      return 'claimed';
    case 'EXPIRED':
      return 'expired';
    case 'ACTIVE':
    default:
      return 'open';
  }
}

/** The rules of a mission, where its reward stays after the period, and the bets that count. */
function MissionText({ mission }: { readonly mission: Mission }): ReactNode {
  const { t } = useTranslation('missions');
  const timeText = useTimeText();
  const { description, status, startAt, endAt, gameTypes = [] } = mission;
  const { timeZone } = useSite().brand;
  const dayOf = (time: string): string => calendarDay(new Date(time), timeZone);
  return (
    <>
      {description}{' '}
      {status === 'CLAIMABLE' && endAt !== undefined && (
        <>
          {t('staysUntil', { time: timeText(endAt) })} <Link to={paths.rewards}>{t('toRewards')}</Link>
        </>
      )}
      {status === 'ACTIVE' && countsBets(mission) && startAt !== undefined && endAt !== undefined && (
        <Link
          to={betsPath({
            days: { from: dayOf(startAt), to: dayOf(endAt) },
            // The betting record shows one category or all.
            gameType: gameTypes.length === 1 ? gameTypes[0] : undefined,
          })}
        >
          {t('itsBets')}
        </Link>
      )}
    </>
  );
}
