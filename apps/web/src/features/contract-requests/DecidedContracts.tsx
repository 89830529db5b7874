import type { Contract } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { contractStatuses } from '../../shared/contracts/contract-statuses.ts';
import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import type { ListRows } from '../../shared/lists/list-definition.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';

/** A contract with its name in the list. */
interface DecidedRow {
  readonly contract: Contract;
  readonly name: string;
  readonly rhythm: string;
}

const rows: ListRows<DecidedRow> = {
  rowId: ({ contract }) => contract.contractId,
  Note: ({ row: { rhythm, contract } }) => contract.decisionReason ?? rhythm,
  columns: [
    { id: 'name', label: 'contracts:contract', format: 'text', value: ({ name }) => name },
    {
      id: 'status',
      label: 'contracts:statusLabel',
      format: 'status',
      value: ({ contract }) => contract.status,
      statuses: contractStatuses,
    },
  ],
};

/** Contracts in force and offers that ended; a row opens the terms. */
export function DecidedContracts({ contracts }: { readonly contracts: readonly Contract[] }): ReactNode {
  const { t } = useTranslation(['contractRequests', 'contracts']);
  const { rhythm } = useContractTexts();
  const open = useOpenParam('contract');
  return (
    <ContentSection framed title={t('decided')}>
      <ListTable
        titleKey="contractRequests:decided"
        list={{ ...rows, linkOf: ({ contract }) => open.addressOf(contract.contractId), linkState: SAME_PLACE }}
        rows={contracts.map((contract) => ({
          contract,
          name: t('contracts:kindVersion', { kind: t(`contracts:kind.${contract.type}`), version: contract.version }),
          rhythm: rhythm(contract),
        }))}
      />
    </ContentSection>
  );
}
