import { useListContracts } from '@croupier/sdk/hooks';
import type { ContractType } from '@croupier/sdk/types';
import { CountBadge } from '@croupier/ui/display/CountBadge';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { Settlements } from './Settlements.tsx';

const StatementSheet = lazyComponent(
  async () => (await import('../../shared/contracts/statement/StatementSheet.tsx')).StatementSheet,
);

const ContractSheet = lazyComponent(
  async () => (await import('../../shared/contracts/ContractSheet.tsx')).ContractSheet,
);

export interface RecordsPageProps {
  readonly kind: ContractType;
  /** Contracts and offers: the second view. */
  readonly Contracts: ComponentType;
}

/**
 * What the contracts of one kind pay, and the contracts themselves [AGENT-11] [AGENT-12] [AGENT-13]. A contract and a
 * statement are sheets over it [MODAL-06].
 */
export function RecordsPage({ kind, Contracts }: RecordsPageProps): ReactNode {
  const { t } = useTranslation(['agentRecords', 'contracts']);
  const view = useOpenParam('view');
  const contract = useOpenParam('contract');
  const record = useOpenParam('record');
  const showsContracts = view.value === 'contracts';
  const { data: waiting = 0 } = useListContracts(
    { direction: 'RECEIVED', status: 'IN_PROCESS', pageSize: 1 },
    { staleTime: 0, select: ({ totalElements }) => totalElements },
  );
  return (
    <PageStack headed>
      <Tabs
        label={t('views')}
        variant="segment"
        linkComponent={Link}
        value={showsContracts ? 'contracts' : 'settlements'}
        items={[
          { value: 'settlements', label: t('contracts:settlements'), link: { to: view.addressOf(null) } },
          {
            value: 'contracts',
            label: t('contracts:contracts'),
            badge: waiting > 0 && <CountBadge count={waiting} label={t('waiting', { count: waiting })} />,
            link: { to: view.addressOf('contracts') },
          },
        ]}
      />
      {showsContracts ? <Contracts /> : <Settlements kind={kind} />}
      <Suspense>
        {contract.value !== undefined && <ContractSheet contractId={contract.value} onClose={contract.close} />}
        {record.value !== undefined && (
          <StatementSheet recordId={record.value} addressOf={record.addressOf} onClose={record.close} />
        )}
      </Suspense>
    </PageStack>
  );
}
