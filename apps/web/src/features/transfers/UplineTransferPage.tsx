import { useGetSiteConfiguration, useGetTransferTargets, useGetWithdrawConfig } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { SetPaymentPassword } from '../../shared/payment-password/SetPaymentPassword.tsx';
import { paths } from '../../shared/paths.ts';
import { RecentTransfers } from './RecentTransfers.tsx';
import { TransfersOff } from './TransfersOff.tsx';
import { UplineTransferForm } from './UplineTransferForm.tsx';

/** Sends money to the direct upline, and shows what went between the two. */
export function UplineTransferPage(): ReactNode {
  const { t } = useTranslation('transfers');
  const { member } = useMemberSession();
  const targets = useGetTransferTargets({ direction: 'UPLINE' }, { staleTime: 0 });
  const config = useGetWithdrawConfig({ staleTime: 0 });
  const { data: site } = useGetSiteConfiguration();
  const skeleton = <Skeleton shape="box" height="22rem" />;
  return (
    <PageStack headed>
      <QueryBoundary query={targets} failure={t('failed')} skeleton={skeleton}>
        {(limits) => {
          const [upline] = limits.content;
          if (upline === undefined) return <NoUpline />;
          return (
            <>
              {site?.features.transferToUpline !== false ? (
                <QueryBoundary query={config} failure={t('failed')} skeleton={skeleton}>
                  {({ paymentPasswordSet, withdrawable }) =>
                    paymentPasswordSet ? (
                      <UplineTransferForm member={member} upline={upline} limits={limits} withdrawable={withdrawable} />
                    ) : (
                      <SetPaymentPassword />
                    )
                  }
                </QueryBoundary>
              ) : (
                <TransfersOff />
              )}
              <RecentTransfers upline={upline} />
            </>
          );
        }}
      </QueryBoundary>
    </PageStack>
  );
}

function NoUpline(): ReactNode {
  const { t } = useTranslation('transfers');
  return (
    <EmptyState
      icon="users"
      headingLevel={2}
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <LinkButton component={Link} to={paths.withdrawal}>
          {t('withdraw')}
        </LinkButton>
      }
    />
  );
}
