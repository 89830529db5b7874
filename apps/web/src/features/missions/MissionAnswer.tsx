import { formatMoney } from '@croupier/sdk/rules';
import type { Mission } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { activeMissions, nearestMission, readyMissions, rewardSum } from './mission-figures.ts';
import { useMissionTexts } from './use-mission-texts.ts';

/** The sentence that says what is ready to collect, and which mission is the nearest. */
export function MissionAnswer({ missions }: { readonly missions: readonly Mission[] }): ReactNode {
  const { t, i18n } = useTranslation('missions');
  const { leftText } = useMissionTexts();
  const ready = readyMissions(missions);
  const active = activeMissions(missions);
  const nearest = nearestMission(missions);
  const currency = ready[0]?.currency;
  const underWay = active.length > 0 ? t('answer.underWay', { count: active.length }) : t('answer.nextOnes');
  return (
    <ContentSection
      titleSize="section"
      title={
        currency === undefined
          ? active.length > 0
            ? t('answer.nothingYet')
            : t('answer.allDone')
          : t('answer.ready', { amount: formatMoney(rewardSum(ready, currency), currency, i18n.language) })
      }
    >
      <p>
        {nearest === undefined
          ? underWay
          : t('answer.nearest', { underWay, title: nearest.title, left: leftText(nearest) })}
      </p>
    </ContentSection>
  );
}
