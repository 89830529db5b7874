import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Suspense, useCallback, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

const NewWithdrawal = lazyComponent(async () => (await import('./NewWithdrawal.tsx')).NewWithdrawal);
const WithdrawalOrder = lazyComponent(async () => (await import('./WithdrawalOrder.tsx')).WithdrawalOrder);

const ORDER_PARAMETER = 'order';

/** Withdrawal page: the form, or the order in the URL, so that a reload keeps it. */
export function WithdrawalPage(): ReactNode {
  const { member } = useMemberSession();
  const [parameters, setParameters] = useSearchParams();
  const showOrder = useCallback((orderId: string) => setParameters({ [ORDER_PARAMETER]: orderId }), [setParameters]);
  const orderId = parameters.get(ORDER_PARAMETER);
  return (
    <Suspense fallback={<Skeleton shape="box" height="24rem" />}>
      {orderId === null ? (
        <NewWithdrawal member={member} onOrder={showOrder} />
      ) : (
        <WithdrawalOrder orderId={orderId} onNew={() => setParameters({})} />
      )}
    </Suspense>
  );
}
