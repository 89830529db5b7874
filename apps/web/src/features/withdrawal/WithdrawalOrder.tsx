import { useGetWithdrawOrder } from '@croupier/sdk/hooks';
import { isFinalWithdrawal } from '@croupier/sdk/rules';
import type { WithdrawOrder } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { useIsDesktop } from '@croupier/ui/theme';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePollInterval } from '../../shared/live-events/use-poll-interval.ts';
import { refetchBalance } from '../../shared/member-balance.ts';
import { FocusOnArrival } from '../../shared/page/FocusOnArrival.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { OrderSlip } from './OrderSlip.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PayoutQuestion } from './PayoutQuestion.tsx';
import { useOrderAnswer } from './use-order-answer.ts';
import { knownOrder, withdrawalStatuses } from './withdrawal-status.ts';

export interface WithdrawalOrderProps {
  readonly orderId: string;
  readonly onNew: () => void;
}

/** Time in ms between two looks at an order that is not final, without live events. */
const POLL_INTERVAL_MS = 5_000;

/** One withdrawal: where the money is, what the member has to do, what happened and what comes. */
export function WithdrawalOrder({ orderId, onNew }: WithdrawalOrderProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  const interval = usePollInterval(POLL_INTERVAL_MS);
  const query = useGetWithdrawOrder(
    { orderId },
    {
      select: knownOrder,
      refetchInterval: ({ state: { data, error } }) =>
        error?.status === 404 || (data !== undefined && isFinalWithdrawal(withdrawalStatuses.known(data.value.status)))
          ? false
          : interval,
      staleTime: 0,
    },
  );
  useBalanceAfterReturn(query.data);
  if (query.data === undefined && query.error?.status === 404) return <NoSuchOrder onNew={onNew} />;
  return (
    <PageStack headed>
      <QueryBoundary query={query} failure={t('order.failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
        {(order) => <OpenOrder order={order} onNew={onNew} />}
      </QueryBoundary>
    </PageStack>
  );
}

function OpenOrder({ order, onNew }: { readonly order: WithdrawOrder; readonly onNew: () => void }): ReactNode {
  const { t } = useTranslation('withdrawal');
  const { title, text } = useOrderAnswer(order);
  const isDesktop = useIsDesktop();
  const slip = <OrderSlip order={order} />;
  const sent = order.payouts.filter(({ status }) => status === 'SENT');
  return (
    <>
      <FocusOnArrival />
      <ContentSection titleSize="section" title={title}>
        {text !== undefined && <p>{text}</p>}
      </ContentSection>
      {!isDesktop && slip}
      <AsideLayout aside={isDesktop && slip}>
        {sent.map((payout, index) => (
          <PayoutQuestion key={payout.payoutId} order={order} payout={payout} isFirst={index === 0} />
        ))}
        <OrderTimeline order={order} />
        {order.cancellable && <CancelWithdrawal orderId={order.orderId} />}
      </AsideLayout>
      <Button onClick={onNew}>{t('order.back')}</Button>
    </>
  );
}

/** Reads the balance again when the money came back. */
function useBalanceAfterReturn(order: WithdrawOrder | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(order?.status);
  const status = order?.status;
  useEffect(() => {
    const isReturned = status === 'REJECTED' || status === 'CANCELLED';
    if (isReturned && before.current !== undefined && before.current !== status) void refetchBalance(queryClient);
    before.current = status;
  }, [status, queryClient]);
}

/** Shown when the member has no order with the id in the URL. */
function NoSuchOrder({ onNew }: Pick<WithdrawalOrderProps, 'onNew'>): ReactNode {
  const { t } = useTranslation('withdrawal');
  return (
    <EmptyState
      icon="search"
      headingLevel={2}
      title={t('order.missing')}
      text={t('order.missingText')}
      actions={
        <Button variant="action" onClick={onNew}>
          {t('order.back')}
        </Button>
      }
    />
  );
}
