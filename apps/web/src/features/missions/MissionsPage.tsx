import { useGetMissionSummary } from '@croupier/sdk/hooks';
import type { ErrorCode } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { ClaimState } from '../../shared/claims/ClaimState.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { readyMissions } from './mission-figures.ts';
import { MissionAnswer } from './MissionAnswer.tsx';
import { MissionGroups, MissionList } from './MissionGroups.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { useBoard } from './use-board.ts';
import { useMissionClaim, type MissionClaim } from './use-mission-claim.ts';
import { useWeek, WeekChoice } from './WeekChoice.tsx';
import { WeekBoard } from './WeekBoard.tsx';

/** A mission that was collected elsewhere is shown as collected. */
const ANSWERED: ReadonlySet<ErrorCode> = new Set(['MISSION_NOT_COMPLETE', 'REWARD_ALREADY_CLAIMED']);

/** What is ready to collect and what is near, and the board of the week. */
export function MissionsPage(): ReactNode {
  const { t } = useTranslation('missions');
  const [period, setPeriod] = useWeek();
  const query = useGetMissionSummary({ language: usePlatformLanguage() }, { staleTime: 0 });
  const board = useBoard(period);
  const claim = useMissionClaim();
  const missions = query.data?.missions ?? [];
  const others = missions.filter(({ status }) => status !== 'CLAIMABLE');
  const place = board.query.data && <PlaceCard board={board.query.data} />;
  const week = (
    <PanelStack>
      <WeekChoice period={period} onChange={setPeriod} />
      <QueryBoundary query={board.query} failure={t('board.failed')} skeleton={<Skeleton shape="box" height="32rem" />}>
        {(data) => <WeekBoard board={data} places={board.placesOf(data)} />}
      </QueryBoundary>
    </PanelStack>
  );
  return (
    <PageStack headed>
      <ClaimState claim={claim} answered={ANSWERED} title={t('celebration')} turnover="once" />
      <NotComplete claim={claim} />
      <QueryBoundary
        query={query}
        failure={t('failed')}
        skeleton={
          <>
            <Skeleton shape="box" height="4rem" />
            <Skeleton shape="box" height="7rem" />
          </>
        }
        empty={{
          when: (summary) => summary.missions.length === 0,
          state: <EmptyState icon="flag" headingLevel={2} title={t('none.title')} text={t('none.text')} />,
        }}
      >
        {(summary) => {
          const ready = readyMissions(summary.missions);
          return (
            <>
              <MissionAnswer missions={summary.missions} />
              {ready.length > 0 && (
                <AsideLayout aside={place}>
                  <MissionList label={t('ready')} missions={ready} claim={claim} />
                </AsideLayout>
              )}
            </>
          );
        }}
      </QueryBoundary>
      {readyMissions(missions).length === 0 && place}
      {others.length > 0 ? (
        <AsideLayout aside={week}>
          <MissionGroups missions={others} claim={claim} />
        </AsideLayout>
      ) : (
        week
      )}
    </PageStack>
  );
}

/** The answer to a claim that came too early: bets of the last minutes may not be counted yet. */
function NotComplete({ claim: { rejection, dismiss } }: { readonly claim: MissionClaim }): ReactNode {
  const { t } = useTranslation('missions');
  if (rejection?.code !== 'MISSION_NOT_COMPLETE') return null;
  return (
    <InlineAlert
      tone="warning"
      live="assertive"
      title={t('notComplete.title')}
      action={<Button onClick={dismiss}>{t('notComplete.again')}</Button>}
    >
      {t('notComplete.text')}
    </InlineAlert>
  );
}
