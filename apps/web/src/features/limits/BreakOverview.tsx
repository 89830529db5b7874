import { useGetWithdrawConfig } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { PlayerBreak } from '@croupier/sdk/types';
import { ReasonList } from '@croupier/ui/data/ReasonList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { LinkList } from '@croupier/ui/navigation/LinkList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { ExclusionLift } from './ExclusionLift.tsx';
import { useIsLiftable } from './use-is-liftable.ts';

export interface BreakOverviewProps {
  /** A time-out or a self-exclusion. */
  readonly playerBreak: PlayerBreak;
}

/** A break that runs: until when, what stays open, what is closed. */
export function BreakOverview({ playerBreak }: BreakOverviewProps): ReactNode {
  const { t, i18n } = useTranslation('limits');
  const timeText = useTimeText();
  const { data: config } = useGetWithdrawConfig();
  const { state, until, endsBy } = playerBreak;
  const isExclusion = state === 'SELF_EXCLUSION';
  const isLiftable = useIsLiftable(playerBreak);
  const ends = isExclusion && endsBy === 'REQUEST' ? 'onRequest' : isExclusion && isLiftable ? 'liftable' : 'text';
  const time = until === undefined ? '' : timeText(until);
  return (
    <>
      <ContentSection
        titleSize="section"
        title={isExclusion ? t('onBreak.excluded', { time }) : t('onBreak.title', { time })}
      >
        <p>{t(`onBreak.${ends}`)}</p>
      </ContentSection>
      <LinkList
        title={t('onBreak.open')}
        linkComponent={Link}
        items={[
          {
            id: 'withdraw',
            icon: 'out',
            title: t('onBreak.withdraw'),
            text:
              config === undefined
                ? t('onBreak.withdrawText')
                : t('onBreak.free', { amount: formatMoney(config.withdrawable, config.currency, i18n.language) }),
            link: { to: paths.withdrawal },
          },
          {
            id: 'records',
            icon: 'history',
            title: t('onBreak.records'),
            text: t('onBreak.recordsText'),
            link: { to: paths.transactions },
          },
        ]}
      />
      <ReasonList reasons={[{ id: 'closed', icon: 'stop', text: t('onBreak.closed', { time }) }]} />
      {isExclusion && <ExclusionLift playerBreak={playerBreak} />}
    </>
  );
}
