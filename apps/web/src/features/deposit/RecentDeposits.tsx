import type { DepositMethod } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/ContentSection';
import { EmptyState } from '@croupier/ui/EmptyState';
import { RecordTable } from '@croupier/ui/RecordTable';
import { Skeleton } from '@croupier/ui/Skeleton';
import { StatusChip } from '@croupier/ui/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { formatMoney } from '../../shared/format-money.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { dateFormat } from '../../shared/intl-formats.ts';
import { knownStatus, toneOf } from './order-status.ts';
import { useRecentDeposits } from './use-recent-deposits.ts';

export interface RecentDepositsProps {
  readonly methods: readonly DepositMethod[];
  readonly onOpen: (orderId: string) => void;
}

/** Latest deposits, newest first. */
export function RecentDeposits({ methods, onOpen }: RecentDepositsProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { brand } = useSite();
  const query = useRecentDeposits();
  const time = dateFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  const nameOf = (id: string): string => methods.find(({ methodId }) => methodId === id)?.name ?? id;
  return (
    <ContentSection title={t('recent.title')}>
      <QueryBoundary
        query={query}
        failure={t('recent.failed')}
        skeleton={<Skeleton shape="box" height="14rem" />}
        empty={{
          when: (orders) => orders.length === 0,
          state: <EmptyState icon="history" title={t('recent.none')} text={t('recent.noneText')} />,
        }}
      >
        {(orders) => (
          <RecordTable
            label={t('recent.title')}
            columns={[
              { id: 'method', label: t('recent.method') },
              { id: 'time', label: t('recent.time') },
              { id: 'status', label: t('recent.status') },
              { id: 'amount', label: t('recent.amount'), numeric: true },
            ]}
            rows={orders.map(({ orderId, methodId, createdAt, status: wireStatus, amount, currency }) => {
              const status = knownStatus(wireStatus);
              return {
                id: orderId,
                cells: {
                  method: nameOf(methodId),
                  time: time.format(new Date(createdAt)),
                  status: <StatusChip tone={toneOf(status)}>{t(`status.${status}`)}</StatusChip>,
                  amount: formatMoney(amount, currency, i18n.language),
                },
              };
            })}
            onOpen={onOpen}
          />
        )}
      </QueryBoundary>
    </ContentSection>
  );
}
