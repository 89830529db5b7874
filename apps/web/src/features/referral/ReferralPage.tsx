import { hasCode } from '@croupier/sdk/errors';
import { useGetReferral } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { ReferralInfo } from '@croupier/sdk/types';
import { Funnel } from '@croupier/ui/data/Funnel';
import { StatGrid } from '@croupier/ui/data/StatGrid';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { ReferralCard } from '@croupier/ui/rewards/ReferralCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { PageRefused } from '../../shared/page/PageRefused.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { Friends } from './Friends.tsx';
import { ReferralRewards } from './ReferralRewards.tsx';

/** The member's code and link, what both get, and how far the invited friends are [REF-01] [MEMBER-11]. */
export function ReferralPage(): ReactNode {
  const { t } = useTranslation('referral');
  const query = useGetReferral({ staleTime: 0 });
  if (query.error !== null && hasCode(query.error, 'FEATURE_DISABLED'))
    return (
      <PageRefused
        reason="permission"
        title={t('off.title')}
        text={t('off.text')}
        action={{ label: t('off.action'), to: paths.memberCentre }}
      />
    );
  return (
    <PageStack headed>
      <QueryBoundary
        query={query}
        failure={t('failed')}
        skeleton={
          <>
            <Skeleton shape="box" height="4.5rem" />
            <Skeleton shape="box" height="20rem" />
          </>
        }
      >
        {(info) => (
          <>
            <Answer info={info} />
            <AsideLayout aside={<Results info={info} />}>
              <Invitation info={info} />
              <ReferralRewards info={info} />
              <Friends info={info} />
            </AsideLayout>
          </>
        )}
      </QueryBoundary>
    </PageStack>
  );
}

interface InfoProps {
  readonly info: ReferralInfo;
}

function Answer({ info }: InfoProps): ReactNode {
  const { t, i18n } = useTranslation('referral');
  const { reward, currency, qualifiedFriends, friends } = info;
  const amount = formatMoney(reward, currency, i18n.language);
  const text = (): string => {
    if (friends === 0) return t('answer.nobody');
    return qualifiedFriends === 0 ? t('answer.noneQualified') : t('answer.qualified', { count: qualifiedFriends });
  };
  return (
    <ContentSection titleSize="section" title={t('answer.title', { amount })}>
      <p>{text()}</p>
    </ContentSection>
  );
}

function Invitation({ info: { referralCode, referralUrl } }: InfoProps): ReactNode {
  const { t } = useTranslation('referral');
  const { brand } = useSite();
  return (
    <ReferralCard
      code={referralCode}
      url={referralUrl}
      texts={{
        code: t('card.code'),
        link: t('card.link'),
        qr: t('card.qr'),
        copyCode: t('card.copyCode'),
        copyLink: t('card.copyLink'),
        copied: t('card.copied'),
        copyFailed: t('card.copyFailed'),
        share: t('card.share'),
        shareTitle: brand.name,
      }}
    />
  );
}

/** What invitations have brought, from registration to reward, and the conditions. */
function Results({ info }: InfoProps): ReactNode {
  const { t, i18n } = useTranslation('referral');
  const navigate = useNavigate();
  const { friends, depositors, qualifiedFriends, rewardTotal, claimable, currency } = info;
  const { depositRequired, betRequired, rules } = info;
  const number = numberFormat(i18n.language, {});
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const stage = (id: 'registered' | 'deposited' | 'qualified', value: number) => ({
    id,
    label: t(`funnel.${id}`),
    value,
    text: number.format(value),
  });
  return (
    <>
      <StatGrid
        columns={2}
        missing={t('notLoaded')}
        stats={[
          { id: 'earned', label: t('earned'), value: money(rewardTotal) },
          { id: 'claimable', label: t('claimable'), value: money(claimable) },
        ]}
      />
      <ContentSection framed title={t('funnel.title')}>
        <Funnel
          label={t('funnel.title')}
          stages={[stage('registered', friends), stage('deposited', depositors), stage('qualified', qualifiedFriends)]}
        />
        <p>{t('funnel.conditions', { deposit: money(depositRequired), bets: money(betRequired) })}</p>
        {rules !== undefined && (
          <SafeHtml html={rules} failed={t('notLoaded')} onNavigate={(path) => void navigate(path)} />
        )}
      </ContentSection>
    </>
  );
}
