import type { Mission } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { RewardList } from '@croupier/ui/rewards/RewardList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import { CADENCES, missionsOf } from './mission-figures.ts';
import type { MissionClaim } from './use-mission-claim.ts';
import { useMissionItems } from './use-mission-items.tsx';

export interface MissionListProps {
  readonly label: string;
  readonly missions: readonly Mission[];
  readonly claim: MissionClaim;
}

/** Missions in a list; the reward of one that is done is claimed in its row. */
export function MissionList({ label, missions, claim }: MissionListProps): ReactNode {
  const { t } = useTranslation('missions');
  const itemOf = useMissionItems(claim);
  return (
    <RewardList
      label={label}
      items={missions.map(itemOf)}
      onClaim={(missionId) => claim.submit({ missionId })}
      claimLabel={({ amount = '' }) => t('collect', { amount })}
      claimingLabel={t('collecting')}
      isBusy={claim.state !== 'ready'}
      claimVariant="action"
      empty={{ title: t('none.title') }}
    />
  );
}

/** The missions of the day, of the week, and those that can be done once. */
export function MissionGroups({ missions, claim }: Omit<MissionListProps, 'label'>): ReactNode {
  const { t } = useTranslation('missions');
  const timeText = useTimeText();
  return CADENCES.map((cadence) => {
    const group = missionsOf(missions, cadence);
    if (group.length === 0) return null;
    const title = t(`cadence.${cadence}`);
    const endAt = group.find((mission) => mission.endAt !== undefined)?.endAt;
    return (
      <ContentSection
        key={cadence}
        titleSize="section"
        title={title}
        actions={<span>{endAt === undefined ? t('noEnd') : t('until', { time: timeText(endAt) })}</span>}
      >
        <MissionList label={title} missions={group} claim={claim} />
      </ContentSection>
    );
  });
}
