import { useCallback, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { DepositPanel } from './DepositPanel.tsx';

const ORDER_PARAMETER = 'order';

/** Deposit page; the shown order is in the URL, so that a reload keeps it. */
export function DepositPage(): ReactNode {
  const { member } = useMemberSession();
  const [parameters, setParameters] = useSearchParams();
  const showOrder = useCallback(
    (orderId: string | undefined) => setParameters(orderId === undefined ? {} : { [ORDER_PARAMETER]: orderId }),
    [setParameters],
  );
  return (
    <DepositPanel
      member={member}
      orderId={parameters.get(ORDER_PARAMETER) ?? undefined}
      onOrderChange={showOrder}
      isPage
    />
  );
}
