import type { ErrorCode } from '@croupier/sdk/errors';
import { useGetVipProgress, useListVipRanks } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { VipRank } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { isZero } from '../../shared/is-zero.ts';
import { ClaimState } from '../../shared/claims/ClaimState.tsx';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { KeepingRank } from './KeepingRank.tsx';
import { RankBonuses } from './RankBonuses.tsx';
import { RankNews } from './RankNews.tsx';
import { Ranks } from './Ranks.tsx';
import { RankStanding } from './RankStanding.tsx';
import { useBonusClaim } from './use-bonus-claim.ts';

/** A bonus that was collected elsewhere is shown as collected. */
const ANSWERED: ReadonlySet<ErrorCode> = new Set(['REWARD_ALREADY_CLAIMED']);

/** Where the member is, what is next, and whether the rank can be lost. */
export function RankPage(): ReactNode {
  const { t } = useTranslation('vip');
  const { member } = useMemberSession();
  const query = useListVipRanks({ language: usePlatformLanguage() }, { select: ({ list }) => list });
  return (
    <PageStack headed>
      <QueryBoundary
        query={query}
        failure={t('failed')}
        skeleton={<RankSkeleton />}
        empty={{
          when: (ranks) => ranks.length === 0,
          state: <EmptyState icon="diamond" headingLevel={2} title={t('none.title')} text={t('none.text')} />,
        }}
      >
        {(ranks) => (member.hasVip ? <OwnRank ranks={ranks} /> : <NoRank ranks={ranks} />)}
      </QueryBoundary>
    </PageStack>
  );
}

interface RanksProps {
  readonly ranks: readonly VipRank[];
}

function OwnRank({ ranks }: RanksProps): ReactNode {
  const { t } = useTranslation('vip');
  const query = useGetVipProgress({ staleTime: 0 });
  const claim = useBonusClaim(ranks);
  return (
    <>
      <ClaimState claim={claim} answered={ANSWERED} title={t('celebration')} turnover="once" />
      <QueryBoundary query={query} failure={t('failed')} skeleton={<RankSkeleton />}>
        {(progress) => (
          <>
            <RankNews
              progress={progress}
              ranks={ranks}
              isBusy={claim.state !== 'ready'}
              onCollect={(bonusId) => claim.submit({ bonusId })}
            />
            <AsideLayout
              aside={
                <>
                  <RankBonuses bonuses={progress.bonuses} ranks={ranks} claim={claim} />
                  <KeepingRank progress={progress} />
                </>
              }
            >
              <RankStanding progress={progress} ranks={ranks} />
              <Ranks ranks={ranks} current={progress.vipRankLevel} />
            </AsideLayout>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

/** How to reach the first rank. */
function NoRank({ ranks }: RanksProps): ReactNode {
  const { t, i18n } = useTranslation('vip');
  const [first] = ranks;
  if (first === undefined) return null;
  const { vipLabelName: rank, currency, upgradeBonus: bonus = '0' } = first;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language, { length: 'short' });
  const values = {
    rank,
    deposits: money(first.depositRequired),
    bets: money(first.betRequired),
    bonus: money(bonus),
  };
  return (
    <>
      <ContentSection titleSize="section" title={t('noRank.title')}>
        <p>{isZero(bonus) ? t('noRank.text', values) : t('noRank.textBonus', values)}</p>
        <LinkButton component={Link} to={paths.bettingRecord} variant="link">
          {t('noRank.bets')}
        </LinkButton>
      </ContentSection>
      <Ranks ranks={ranks} current={0} />
    </>
  );
}

function RankSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="box" height="16rem" />
      <Skeleton shape="box" height="6rem" />
      <Skeleton shape="box" height="20rem" />
    </>
  );
}
