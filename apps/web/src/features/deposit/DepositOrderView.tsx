import { queryKeyOf, useGetDepositOrder } from '@croupier/sdk/hooks';
import { formatMoney, isOpenDeposit } from '@croupier/sdk/rules';
import type { ApiError, ErrorKind } from '@croupier/sdk/errors';
import type { DepositOrder, DepositStatus } from '@croupier/sdk/types';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePollInterval } from '../../shared/live-events/use-poll-interval.ts';
import { refetchBalance } from '../../shared/member-balance.ts';
import { FocusOnArrival } from '../../shared/page/FocusOnArrival.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { saveUploadedPictures } from '../../shared/pictures/uploaded-pictures.ts';
import { depositStatuses } from './order-status.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderResult } from './OrderResult.tsx';
import { clearInstructions } from './payment-instructions.ts';
import { proofFormOf } from './proof-form.ts';

const OpenOrder = lazyComponent(async () => (await import('./OpenOrder.tsx')).OpenOrder);

export interface DepositOrderViewProps {
  readonly orderId: string;
  /** Two-column layout. */
  readonly isPage: boolean;
  readonly onNew: () => void;
  readonly onDone?: () => void;
  /** True when the order replaces the form, whose focused element is removed. */
  readonly takesFocus: boolean;
}

/** Polling interval of an open order in ms, while the page is visible and without live events. */
const POLL_INTERVAL_MS = 2_000;
/** Polling interval in ms while the order has not loaded; long, because screen readers announce each error. */
const RETRY_INTERVAL_MS = 10_000;

/** Errors after which a retry may succeed. */
const TRANSIENT_ERRORS: ReadonlySet<ErrorKind> = new Set([
  'network',
  'timeout',
  'malformed',
  'rate-limit',
  'maintenance',
  'server',
]);

function pollInterval(status: DepositStatus | undefined, error: ApiError | null, openInterval: number): number | false {
  if (status !== undefined) return isOpenDeposit(depositStatuses.known(status)) && openInterval;
  return error !== null && TRANSIENT_ERRORS.has(error.kind) && RETRY_INTERVAL_MS;
}

/** One deposit order, polled until it reaches a final state. */
export function DepositOrderView(props: DepositOrderViewProps): ReactNode {
  const { orderId, isPage, onNew, onDone, takesFocus } = props;
  const { t } = useTranslation('deposit');
  const openInterval = usePollInterval(POLL_INTERVAL_MS);
  const query = useGetDepositOrder(
    { orderId },
    {
      select: (order): DepositOrder => ({ ...order, status: depositStatuses.known(order.status) }),
      refetchInterval: ({ state }) => pollInterval(state.data?.value.status, state.error, openInterval),
      staleTime: 0,
    },
  );
  useOrderNotifications(query.data, !isPage);
  if (query.data === undefined && query.error?.status === 404) return <OrderNotFound onNew={onNew} />;
  return (
    <QueryBoundary query={query} failure={t('order.failed')} skeleton={<Skeleton shape="box" height="20rem" />}>
      {(order) => {
        const details = <OrderDetails order={order} onNew={onNew} />;
        const section = (
          <ContentSection
            title={t('order.title')}
            actions={<StatusChip tone={depositStatuses.toneOf(order.status)}>{t(`status.${order.status}`)}</StatusChip>}
          >
            {takesFocus && <FocusOnArrival />}
            {isOpenDeposit(order.status) ? (
              <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
                <OpenOrder order={order} />
              </Suspense>
            ) : (
              <OrderResult order={order} onNew={onNew} {...(onDone !== undefined && { onDone })} />
            )}
            {!isPage && details}
          </ContentSection>
        );
        return isPage ? (
          <PageStack headed>
            <AsideLayout aside={details}>{section}</AsideLayout>
          </PageStack>
        ) : (
          section
        );
      }}
    </QueryBoundary>
  );
}

/** Shown when the member has no order with the id in the URL. */
function OrderNotFound({ onNew }: Pick<DepositOrderViewProps, 'onNew'>): ReactNode {
  const { t } = useTranslation('deposit');
  return (
    <EmptyState
      icon="search"
      headingLevel={2}
      title={t('order.missing')}
      text={t('order.missingText')}
      actions={
        <Button variant="action" onClick={onNew}>
          {t('outcome.again')}
        </Button>
      }
    />
  );
}

/** When the order's status changes, refetches balance and lists; `notifies` also announces the credit. */
function useOrderNotifications(order: DepositOrder | undefined, notifies: boolean): void {
  const { t, i18n } = useTranslation('deposit');
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const lastStatus = useRef(order?.status);
  useEffect(() => {
    const status = order?.status;
    const previous = lastStatus.current;
    lastStatus.current = status;
    if (order === undefined || previous === order.status) return;
    if (!isOpenDeposit(order.status)) {
      clearInstructions(sessionStorage, order.orderId);
      saveUploadedPictures(sessionStorage, proofFormOf(order.orderId), []);
    }
    // An order that is final when it loads is newer than the cached lists, so it continues here.
    if (previous === undefined && isOpenDeposit(order.status)) return;
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('listDepositOrders') });
    if (status !== 'COMPLETED') return;
    void refetchBalance(queryClient);
    const amount = formatMoney(order.amount, order.currency, i18n.language);
    if (notifies) snackbar.show({ text: t('order.credited', { amount }), tone: 'success', key: order.orderId });
  }, [order, notifies, queryClient, snackbar, t, i18n.language]);
}
