import { useGetPointBalance, useGetPointConfig, useListPointRewards } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, moneyOfPoints } from '@croupier/sdk/rules';
import type { PointConfig } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { ConvertForm } from './ConvertForm.tsx';
import { ConvertOff } from './ConvertOff.tsx';
import { goodsPath, pointsText } from './points.ts';

export function ConvertHeader(): ReactNode {
  const { t } = useTranslation('pointsMall');
  return (
    <PageHeader
      title={t('convert.title')}
      back={{ label: t('title'), link: { to: paths.pointsMall } }}
      linkComponent={Link}
    />
  );
}

/** Turns points into money, and says when goods give more for the same points [POINTS-05]. */
export function ConvertPage(): ReactNode {
  const { t } = useTranslation('pointsMall');
  const { member } = useMemberSession();
  const config = useGetPointConfig({ staleTime: 0 });
  const balance = useGetPointBalance({ staleTime: 0 });
  const skeleton = <Skeleton shape="box" height="20rem" />;
  return (
    <SectionStack>
      <QueryBoundary query={balance} failure={t('failed')} skeleton={skeleton}>
        {({ points }) => (
          <QueryBoundary
            query={config}
            failure={t('failed')}
            skeleton={skeleton}
            empty={{ when: ({ convertEnabled }) => !convertEnabled, state: <ConvertOff /> }}
          >
            {(rules) => (
              <AsideLayout aside={<Worth config={rules} />}>
                <ConvertForm config={rules} points={points} memberId={member.id} />
              </AsideLayout>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </SectionStack>
  );
}

/** The same points as money of the mall, where that is more. */
function Worth({ config }: { readonly config: PointConfig }): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const { data } = useListPointRewards({ kind: 'MONEY', language: usePlatformLanguage() });
  const better = data?.content.flatMap(({ rewardId, points, amount, currency, stock }) => {
    if (amount === undefined || currency !== config.currency || stock === 0) return [];
    const asMoney = moneyOfPoints(points, config.convertRate, config.currency);
    return [{ rewardId, points, amount, asMoney: formatAmount(asMoney) }];
  });
  if (better === undefined || better.length === 0) return null;
  const money = (amount: string): string => formatMoney(amount, config.currency, i18n.language);
  return (
    <ContentSection framed title={t('convert.worth')}>
      {better.map(({ rewardId, points, amount, asMoney }) => (
        <p key={rewardId}>
          {t('convert.compare', {
            points: pointsText(points, i18n.language),
            count: Number(points),
            converted: money(asMoney),
            amount: money(amount),
          })}{' '}
          <Link to={goodsPath(rewardId)}>{t('convert.see')}</Link>
        </p>
      ))}
    </ContentSection>
  );
}
