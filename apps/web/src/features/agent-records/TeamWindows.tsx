import type { RunningSettlement } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ListTable } from '../../shared/lists/ListTable.tsx';
import { amountOf, type ListRows } from '../../shared/lists/list-definition.ts';

const teamRows: ListRows<RunningSettlement> = {
  rowId: ({ contractId }) => contractId,
  columns: [
    { id: 'account', label: 'contracts:account', format: 'text', value: ({ account }) => account },
    { id: 'window', label: 'contracts:period', format: 'window', value: (row) => row, phone: 'meta' },
    { id: 'base', label: 'contracts:base', format: 'money', value: amountOf('base'), phone: 'note' },
    {
      id: 'active',
      label: 'contracts:activeAccounts',
      format: 'count',
      value: (row) => row.activeUsers,
      phone: 'hidden',
    },
    {
      id: 'rate',
      label: 'contracts:rate',
      format: 'rate',
      value: ({ tier, rate }) => (tier === 0 ? undefined : rate),
      phone: 'meta',
    },
    {
      id: 'estimate',
      label: 'agentRecords:team.estimate',
      format: 'money',
      value: amountOf('estimate'),
      phone: 'value',
    },
  ],
};

/** The running windows that the agent will pay to direct downlines; nothing of them is final. */
export function TeamWindows({ windows }: { readonly windows: readonly RunningSettlement[] }): ReactNode {
  const { t } = useTranslation('agentRecords');
  return (
    <ContentSection titleSize="section" title={t('team.title')}>
      <ListTable titleKey="agentRecords:team.title" list={teamRows} rows={windows} />
    </ContentSection>
  );
}
