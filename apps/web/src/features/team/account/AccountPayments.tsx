import {
  useListDailySalaryRecords,
  useListDividendRecords,
  useListHourSalaryRecords,
  useListRealtimeSalaryRecords,
  useListRebateDifferences,
} from '@croupier/sdk/hooks';
import type { ContractType, DownlineDetail, SalaryRecordPage } from '@croupier/sdk/types';
import { FactList, type Fact } from '@croupier/ui/display/FactList';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Money } from '../../../shared/Money.tsx';
import { isContractKind } from '../known-kinds.ts';
import { useThisMonth } from './use-this-month.ts';

export interface AccountPaymentsProps {
  /** A direct downline. */
  readonly downline: DownlineDetail;
}

/** What the agent got for a direct downline's bets this month, and paid to it by contract. */
export function AccountPayments({ downline }: AccountPaymentsProps): ReactNode {
  const { t } = useTranslation('team');
  const { account, nickname = account } = downline;
  const { name, times } = useThisMonth();
  const rebate = useListRebateDifferences({ ...times, account, pageSize: 1 }, { select: ({ total }) => total });
  const paid = usePaid(downline);
  return (
    <ContentSection headingLevel={3} titleSize="section" title={t('payments.title', { name: nickname, month: name })}>
      <FactList
        facts={[
          {
            id: 'rebate',
            label: t('payments.rebate'),
            value: valueOf(
              rebate,
              ({ amount, currency }) => <Money value={amount} currency={currency} />,
              t('figures.missing'),
            ),
          },
          ...paid,
        ]}
      />
    </ContentSection>
  );
}

interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
}

function valueOf<Data>({ data, isPending }: Loaded<Data>, show: (data: Data) => ReactNode, missing: string): ReactNode {
  if (data !== undefined) return show(data);
  return isPending ? <Skeleton width="5em" height="1em" /> : missing;
}

/** What was paid by each kind of contract that is in force between the two. */
function usePaid({ account, contractTypes }: DownlineDetail): readonly Fact[] {
  const { t } = useTranslation('team');
  const { times } = useThisMonth();
  const request = { ...times, account, direction: 'PAID', status: 'PAID', pageSize: 1 } as const;
  const optionsOf = (type: ContractType): { readonly enabled: boolean } => ({ enabled: contractTypes.includes(type) });
  const queries: Readonly<Record<ContractType, Loaded<SalaryRecordPage>>> = {
    DIVIDEND: useListDividendRecords(request, optionsOf('DIVIDEND')),
    DAILY_SALARY: useListDailySalaryRecords(request, optionsOf('DAILY_SALARY')),
    HOUR_SALARY: useListHourSalaryRecords(request, optionsOf('HOUR_SALARY')),
    REALTIME_SALARY: useListRealtimeSalaryRecords(request, optionsOf('REALTIME_SALARY')),
  };
  return contractTypes.filter(isContractKind).map((type) => ({
    id: type,
    label: t(`payments.${type}`),
    value: valueOf(
      queries[type],
      ({ totalPaid, currency }) => <Money value={`-${totalPaid}`} currency={currency} />,
      t('figures.missing'),
    ),
  }));
}
