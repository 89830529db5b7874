import { useListRewards } from '@croupier/sdk/hooks';
import { periodAt } from '@croupier/sdk/rules';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Receipt } from '@croupier/ui/data/Receipt';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { Money } from '../../shared/Money.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { rewardsPath } from './reward-views.ts';

/** The newest ones; their sum covers all of the month. */
const SHOWN = 5;

/** What was collected in the running month, with its sum. */
export function CollectedThisMonth(): ReactNode {
  const { t, i18n } = useTranslation('rewards');
  const { timeZone } = useSite().brand;
  const [start] = useState(() => periodAt('MONTH', new Date(), timeZone).start);
  const month = dateFormat(i18n.language, { month: 'long', timeZone }).format(start);
  const query = useListRewards({ status: 'CLAIMED', claimedFrom: start.toISOString(), pageSize: SHOWN });
  return (
    <ContentSection
      framed
      title={t('collectedIn', { month })}
      actions={
        <LinkButton component={Link} to={rewardsPath('collected')}>
          {t('all')}
        </LinkButton>
      }
    >
      <QueryBoundary query={query} failure={t('failed')} skeleton={<Skeleton shape="box" height="10rem" />}>
        {({ content, totalAmount, currency }) =>
          content.length === 0 ? (
            <SmallPrint>{t('noneThisMonth')}</SmallPrint>
          ) : (
            <Receipt
              lines={content.map(({ rewardId, title, amount }) => ({
                id: rewardId,
                label: title,
                value: <Money value={amount} currency={currency} change="movement" />,
              }))}
              total={{ label: t('together'), value: <Money value={totalAmount} currency={currency} /> }}
            />
          )
        }
      </QueryBoundary>
    </ContentSection>
  );
}
