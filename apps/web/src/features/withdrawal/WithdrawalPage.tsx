import { useCallback, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import { WithdrawalOrder } from './WithdrawalOrder.tsx';

const ORDER_PARAMETER = 'order';

/** Withdrawal page: the form, or the order in the URL, so that a reload keeps it. */
export function WithdrawalPage(): ReactNode {
  const { member } = useMemberSession();
  const [parameters, setParameters] = useSearchParams();
  const showOrder = useCallback((orderId: string) => setParameters({ [ORDER_PARAMETER]: orderId }), [setParameters]);
  const orderId = parameters.get(ORDER_PARAMETER);
  return orderId === null ? (
    <NewWithdrawal member={member} onOrder={showOrder} />
  ) : (
    <WithdrawalOrder orderId={orderId} onNew={() => setParameters({})} />
  );
}
