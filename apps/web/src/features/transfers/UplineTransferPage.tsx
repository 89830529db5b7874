import { useGetTransferTargets, useGetWithdrawConfig } from '@croupier/sdk/hooks';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { SetPaymentPassword } from '../../shared/payment-password/SetPaymentPassword.tsx';
import { RecentTransfers } from './RecentTransfers.tsx';
import { UplineTransferForm } from './UplineTransferForm.tsx';

/** Sends money to the direct upline, and shows what went between the two. */
export function UplineTransferPage(): ReactNode {
  const { t } = useTranslation('transfers');
  const { member } = useMemberSession();
  const targets = useGetTransferTargets({ direction: 'UPLINE' }, { staleTime: 0 });
  const config = useGetWithdrawConfig({ staleTime: 0 });
  const skeleton = <Skeleton shape="box" height="22rem" />;
  return (
    <PageStack headed>
      <QueryBoundary
        query={targets}
        failure={t('failed')}
        skeleton={skeleton}
        empty={{
          when: ({ content }) => content.length === 0,
          state: <EmptyState icon="users" headingLevel={2} title={t('none.title')} text={t('none.text')} />,
        }}
      >
        {(limits) => (
          <QueryBoundary query={config} failure={t('failed')} skeleton={skeleton}>
            {({ paymentPasswordSet, withdrawable }) =>
              paymentPasswordSet ? (
                <UplineTransferForm member={member} limits={limits} withdrawable={withdrawable} />
              ) : (
                <SetPaymentPassword />
              )
            }
          </QueryBoundary>
        )}
      </QueryBoundary>
      <RecentTransfers />
    </PageStack>
  );
}
