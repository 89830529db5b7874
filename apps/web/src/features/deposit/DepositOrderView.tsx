import { getDepositOrderOptions } from '@croupier/sdk/query';
import type { DepositMethod, DepositOrder } from '@croupier/sdk/types';
import { AsideLayout } from '@croupier/ui/AsideLayout';
import { Button } from '@croupier/ui/Button';
import { ContentSection } from '@croupier/ui/ContentSection';
import { PageStack } from '@croupier/ui/PageStack';
import { Receipt } from '@croupier/ui/Receipt';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { StatusChip } from '@croupier/ui/StatusChip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { formatMoney } from '../../shared/format-money.ts';
import { refreshBalance } from '../../shared/member-balance.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { dateFormat } from '../../shared/intl-formats.ts';
import { isOpen, knownStatus, toneOf } from './order-status.ts';
import { OrderOutcome } from './OrderOutcome.tsx';
import { ORDER_LISTS_KEY } from './use-deposit.ts';

const OpenOrder = lazyPart(async () => (await import('./OpenOrder.tsx')).OpenOrder);

export interface DepositOrderViewProps {
  readonly orderId: string;
  readonly methodOf: (methodId: string) => DepositMethod | undefined;
  /** Has room beside it. */
  readonly isPage: boolean;
  readonly onNew: () => void;
  readonly onDone?: () => void;
}

/** How often an open order is asked about, in milliseconds, while the page is seen. */
const POLL = 2_000;

/** One deposit, followed until it is credited or has ended otherwise. */
export function DepositOrderView(props: DepositOrderViewProps): ReactNode {
  const { orderId, methodOf, isPage, onNew, onDone } = props;
  const { t } = useTranslation('deposit');
  const query = useQuery({
    ...getDepositOrderOptions({ path: { orderId } }),
    select: ({ value }): DepositOrder => ({ ...value, status: knownStatus(value.status) }),
    refetchInterval: ({ state }) =>
      state.data === undefined || isOpen(knownStatus(state.data.value.status)) ? POLL : false,
    staleTime: 0,
  });
  useNewsOfOrder(query.data, !isPage);
  return (
    <Loaded query={query} failure={t('order.failed')} skeleton={<Skeleton shape="box" height="20rem" />}>
      {(order) => {
        const slip = <OrderSlip order={order} method={methodOf(order.methodId)} onNew={onNew} />;
        const section = (
          <ContentSection
            title={t('order.title')}
            actions={<StatusChip tone={toneOf(order.status)}>{t(`status.${order.status}`)}</StatusChip>}
          >
            {isOpen(order.status) ? (
              <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
                <OpenOrder order={order} kind={methodOf(order.methodId)?.kind} />
              </Suspense>
            ) : (
              <OrderOutcome order={order} onNew={onNew} {...(onDone !== undefined && { onDone })} />
            )}
            {!isPage && slip}
          </ContentSection>
        );
        return isPage ? (
          <PageStack headed>
            <AsideLayout aside={slip}>{section}</AsideLayout>
          </PageStack>
        ) : (
          section
        );
      }}
    </Loaded>
  );
}

interface OrderSlipProps {
  readonly order: DepositOrder;
  readonly method: DepositMethod | undefined;
  readonly onNew: () => void;
}

/** What an order is about. */
function OrderSlip({ order, method, onNew }: OrderSlipProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { brand } = useSite();
  const time = dateFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  return (
    <Receipt
      lines={[
        { id: 'method', label: t('recent.method'), value: method?.name ?? order.methodId },
        { id: 'time', label: t('recent.time'), value: time.format(new Date(order.createdAt)) },
        { id: 'order', label: t('order.number'), value: order.orderId },
      ]}
      total={{ label: t('summary.pay'), value: formatMoney(order.amount, order.currency, i18n.language) }}
    >
      {isOpen(order.status) && (
        <Button onClick={onNew} fullWidth>
          {t('order.back')}
        </Button>
      )}
    </Receipt>
  );
}

/** Lets balance and lists follow when the order moves on, and tells of its end where the order may be out of sight. */
function useNewsOfOrder(order: DepositOrder | undefined, tells: boolean): void {
  const { t, i18n } = useTranslation('deposit');
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const before = useRef(order?.status);
  useEffect(() => {
    const status = order?.status;
    const isNews = before.current !== undefined && before.current !== status;
    before.current = status;
    if (order === undefined || !isNews) return;
    void queryClient.invalidateQueries({ queryKey: ORDER_LISTS_KEY });
    if (status !== 'COMPLETED') return;
    void refreshBalance(queryClient);
    const amount = formatMoney(order.amount, order.currency, i18n.language);
    if (tells) snackbar.show({ text: t('order.credited', { amount }), tone: 'success', key: order.orderId });
  }, [order, tells, queryClient, snackbar, t, i18n.language]);
}
