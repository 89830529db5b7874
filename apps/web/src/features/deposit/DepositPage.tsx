import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { depositAmountOf } from '../../shared/deposit-amount.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { paths } from '../../shared/paths.ts';
import { DepositPanel } from './DepositPanel.tsx';
import { depositDraft } from './use-deposit-fields.ts';

const ORDER_PARAMETER = 'order';

/** Deposit page; the shown order is in the URL, so that a reload keeps it. */
export function DepositPage(): ReactNode {
  const { member } = useMemberSession();
  const [parameters, setParameters] = useSearchParams();
  const showOrder = useCallback(
    (orderId: string | undefined) => setParameters(orderId === undefined ? {} : { [ORDER_PARAMETER]: orderId }),
    [setParameters],
  );
  const isFilling = useWantedAmount(member.id);
  // The form reads the draft when it mounts.
  if (isFilling) return <Skeleton shape="box" height="24rem" />;
  return (
    <DepositPanel
      member={member}
      orderId={parameters.get(ORDER_PARAMETER) ?? undefined}
      onOrderChange={showOrder}
      isPage
    />
  );
}

/**
 * Puts the amount of the history entry into the draft of the form, once: neither a link from outside nor a reload fills it
 * in. True until the form may read the draft.
 */
function useWantedAmount(memberId: string): boolean {
  const amount = depositAmountOf(useLocation().state);
  const navigate = useNavigate();
  useEffect(() => {
    if (amount === undefined) return;
    depositDraft.save(memberId, { ...depositDraft.read(memberId), amount });
    void navigate(paths.deposit, { replace: true });
  }, [amount, memberId, navigate]);
  return amount !== undefined;
}
