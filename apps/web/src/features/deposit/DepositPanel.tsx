import { listDepositMethodsOptions } from '@croupier/sdk/query';
import type { DepositMethod, MemberInfo } from '@croupier/sdk/types';
import { EmptyState } from '@croupier/ui/EmptyState';
import { PageStack } from '@croupier/ui/PageStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositOrderView } from './DepositOrderView.tsx';
import { RecentDeposits } from './RecentDeposits.tsx';
import { useDeposit } from './use-deposit.ts';

export interface DepositPanelProps {
  readonly member: MemberInfo;
  /** The order to show in place of the form. */
  readonly orderId: string | undefined;
  readonly onOrderChange: (orderId: string | undefined) => void;
  /** Stands for itself, with room beside the form and the orders below it. */
  readonly isPage?: boolean;
  /** The way back when the deposit is done. */
  readonly onDone?: () => void;
}

/** The form of a deposit, or an order on its way. */
export function DepositPanel(props: DepositPanelProps): ReactNode {
  const { member, orderId, onOrderChange, isPage = false, onDone } = props;
  const { t } = useTranslation('deposit');
  const query = useQuery({
    ...listDepositMethodsOptions({ query: { currency: member.currency, language: usePlatformLanguage() } }),
    // Another language renames the ways to pay; the form with what was typed stands.
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  });
  const deposit = useDeposit(member.id, onOrderChange);
  const methods: readonly DepositMethod[] = query.data?.list ?? [];
  if (orderId !== undefined) {
    const methodOf = (id: string): DepositMethod | undefined => methods.find(({ methodId }) => methodId === id);
    return (
      <DepositOrderView
        orderId={orderId}
        methodOf={methodOf}
        isPage={isPage}
        onNew={() => onOrderChange(undefined)}
        {...(onDone !== undefined && { onDone })}
      />
    );
  }
  const form = (
    <Loaded
      query={query}
      failure={t('methods.failed')}
      skeleton={<Skeleton shape="box" height="24rem" />}
      empty={{
        when: ({ list }) => list.length === 0,
        state: <EmptyState icon="wallet" title={t('methods.none')} text={t('methods.noneText')} />,
      }}
    >
      {({ list, activities }) => (
        <DepositForm member={member} methods={list} bonuses={activities} deposit={deposit} isPage={isPage} />
      )}
    </Loaded>
  );
  if (!isPage) return form;
  return (
    <PageStack headed>
      {form}
      <RecentDeposits methods={methods} onOpen={onOrderChange} />
    </PageStack>
  );
}
