import { useGetTransferTargets, useGetWithdrawConfig } from '@croupier/sdk/hooks';
import type { DownlineDetail } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMemberSession } from '../../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../../shared/page/QueryBoundary.tsx';
import { SetPaymentPassword } from '../../../shared/payment-password/SetPaymentPassword.tsx';
import { DownlineTransferForm } from './DownlineTransferForm.tsx';

export interface DownlineTransferProps {
  readonly receiver: DownlineDetail;
  readonly onBack: () => void;
}

/** Sends money to an account of the team. */
export function DownlineTransfer({ receiver, onBack }: DownlineTransferProps): ReactNode {
  const { t } = useTranslation('team');
  const { member } = useMemberSession();
  const targets = useGetTransferTargets({ direction: 'DOWNLINE', account: receiver.account }, { staleTime: 0 });
  const config = useGetWithdrawConfig({ staleTime: 0 });
  const skeleton = <Skeleton shape="box" height="16rem" />;
  return (
    <>
      <QueryBoundary query={targets} failure={t('transfer.failed')} skeleton={skeleton}>
        {(limits) => (
          <QueryBoundary query={config} failure={t('transfer.failed')} skeleton={skeleton}>
            {({ paymentPasswordSet, withdrawable }) =>
              paymentPasswordSet ? (
                <DownlineTransferForm member={member} receiver={receiver} limits={limits} withdrawable={withdrawable} />
              ) : (
                <SetPaymentPassword />
              )
            }
          </QueryBoundary>
        )}
      </QueryBoundary>
      <Button variant="quiet" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}
