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

import { isContractKind } from '../../../shared/contracts/contract-kinds.ts';
import { isZero } from '../../../shared/is-zero.ts';
import { Money } from '../../../shared/Money.tsx';
import { useHasContracts } from '../../../shared/team-figures/use-has-contracts.ts';
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
  const { data: rebate, isPending } = useListRebateDifferences(
    { ...times, account, pageSize: 1 },
    { select: ({ total }) => total },
  );
  const paid = usePaid(downline);
  return (
    <ContentSection headingLevel={3} titleSize="section" title={t('payments.title', { name: nickname, month: name })}>
      <FactList
        facts={[
          {
            id: 'rebate',
            label: t('payments.rebate'),
            value: <Sum amount={rebate?.amount} currency={downline.currency} isPending={isPending} />,
          },
          ...paid,
        ]}
      />
    </ContentSection>
  );
}

interface SumProps {
  /** Undefined while loading, and when it could not be loaded. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly isPending: boolean;
}

function Sum({ amount, currency, isPending }: SumProps): ReactNode {
  const { t } = useTranslation('team');
  if (amount !== undefined) return <Money value={amount} currency={currency} />;
  return isPending ? <Skeleton width="5em" height="1em" /> : t('figures.missing');
}

interface PaidQuery {
  readonly data: SalaryRecordPage | undefined;
  readonly isPending: boolean;
}

/** Money that moved away has a minus. */
const paidOut = (amount: string): string => (isZero(amount) ? amount : `-${amount}`);

/** What was paid by each kind of contract that is in force between the two. */
function usePaid({ account, currency, contractTypes }: DownlineDetail): readonly Fact[] {
  const { t } = useTranslation('team');
  const { times } = useThisMonth();
  // The calls are refused where the site has no contracts.
  const hasContracts = useHasContracts();
  const kinds = hasContracts ? contractTypes.filter(isContractKind) : [];
  const request = { ...times, account, direction: 'PAID', status: 'PAID', pageSize: 1 } as const;
  const optionsOf = (type: ContractType): { readonly enabled: boolean } => ({ enabled: kinds.includes(type) });
  const queries: Readonly<Record<ContractType, PaidQuery>> = {
    DIVIDEND: useListDividendRecords(request, optionsOf('DIVIDEND')),
    DAILY_SALARY: useListDailySalaryRecords(request, optionsOf('DAILY_SALARY')),
    HOUR_SALARY: useListHourSalaryRecords(request, optionsOf('HOUR_SALARY')),
    REALTIME_SALARY: useListRealtimeSalaryRecords(request, optionsOf('REALTIME_SALARY')),
  };
  return kinds.map((type) => {
    const { data, isPending } = queries[type];
    return {
      id: type,
      label: t(`payments.${type}`),
      value: <Sum amount={data && paidOut(data.totalPaid)} currency={currency} isPending={isPending} />,
    };
  });
}
