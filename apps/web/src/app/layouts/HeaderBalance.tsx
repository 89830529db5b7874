import { getMemberInfoOptions } from '@croupier/sdk/query';
import type { MemberInfo } from '@croupier/sdk/types';
import { BalancePill } from '@croupier/ui/BalancePill';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../shared/format-money.ts';
import { useKeptChoice } from '../../shared/use-kept-choice.ts';

export interface HeaderBalanceProps {
  readonly member: MemberInfo;
}

/** The balance, which can be hidden for good, and asked for anew [HEADER-05] [HEADER-06] [HEADER-07]. */
export function HeaderBalance({ member }: HeaderBalanceProps): ReactNode {
  const { t, i18n } = useTranslation();
  const [covered, setCovered] = useKeptChoice('balance-hidden', false);
  const { refetch, isFetching } = useQuery({ ...getMemberInfoOptions(), enabled: false });
  return (
    <BalancePill
      label={t('balance.label')}
      amount={formatMoney(member.balance, member.currency, i18n.language)}
      covered={covered}
      onCoveredChange={setCovered}
      coverLabel={t('balance.hide')}
      uncoverLabel={t('balance.show')}
      onRefresh={() => void refetch()}
      refreshLabel={t('balance.refresh')}
      refreshing={isFetching}
      refreshingLabel={t('balance.refreshing')}
    />
  );
}
