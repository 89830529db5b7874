import { useListContractsPages } from '@croupier/sdk/hooks';
import type { Contract, ContractType } from '@croupier/sdk/types';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasKnownKind } from '../../shared/contracts/contract-kinds.ts';
import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { useParties } from '../../shared/contracts/use-parties.ts';
import type { ListRows } from '../../shared/lists/list-definition.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { MoreOfList } from '../../shared/lists/MoreOfList.tsx';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { useQueryFailure } from '../../session/use-query-failure.ts';

export interface ContractsInForceProps {
  /** Undefined for all kinds. */
  readonly type: ContractType | undefined;
  /** Also those that were in force. */
  readonly all?: boolean;
}

const PAGE_SIZE = 20;

/** Contracts that were accepted; a row opens its terms. */
export function ContractsInForce({ type, all = false }: ContractsInForceProps): ReactNode {
  const { t } = useTranslation('agentContracts');
  const query = useListContractsPages(
    { status: 'APPROVED', inForce: !all, pageSize: PAGE_SIZE, ...(type !== undefined && { type }) },
    { staleTime: 0 },
  );
  const { data, isFetching, refetch } = query;
  const failure = useQueryFailure(query, data !== undefined);
  const contracts = data?.pages.flatMap(({ content }) => content).filter(hasKnownKind);
  return (
    <ContentSection titleSize="section" title={t(all ? 'approved' : 'inForce')}>
      {failure !== null && (
        <FailedState title={t('failed')} error={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {failure === null && contracts === undefined && <Skeleton shape="box" height="12rem" />}
      {contracts?.length === 0 && (
        <EmptyState icon="doc" headingLevel={3} title={t('none.APPROVED.title')} text={t('none.APPROVED.text')} />
      )}
      {contracts !== undefined && contracts.length > 0 && (
        <>
          <ContractTable contracts={contracts} />
          <MoreOfList
            query={query}
            shown={contracts.length}
            total={data?.pages[0]?.totalElements ?? contracts.length}
          />
        </>
      )}
    </ContentSection>
  );
}

/** A contract with what its columns say. */
interface ContractRow {
  readonly contract: Contract;
  readonly kind: string;
  readonly parties: string;
  readonly rhythm: string;
  readonly tiers: string;
}

const rows: ListRows<ContractRow> = {
  rowId: ({ contract }) => contract.contractId,
  columns: [
    { id: 'kind', label: 'agentContracts:column.kind', format: 'text', value: ({ kind }) => kind },
    {
      id: 'parties',
      label: 'agentContracts:column.parties',
      format: 'text',
      value: ({ parties }) => parties,
      phone: 'note',
    },
    {
      id: 'version',
      label: 'agentContracts:column.version',
      format: 'count',
      value: ({ contract }) => contract.version,
      phone: 'hidden',
    },
    {
      id: 'rhythm',
      label: 'agentContracts:column.rhythm',
      format: 'text',
      value: ({ rhythm }) => rhythm,
      phone: 'meta',
    },
    { id: 'tiers', label: 'agentContracts:column.tiers', format: 'text', value: ({ tiers }) => tiers, phone: 'meta' },
    {
      id: 'from',
      label: 'agentContracts:column.from',
      format: 'time',
      value: ({ contract }) => contract.effectiveFrom,
      phone: 'hidden',
    },
  ],
};

function ContractTable({ contracts }: { readonly contracts: readonly Contract[] }): ReactNode {
  const { t } = useTranslation(['agentContracts', 'contracts']);
  const { paysText } = useParties();
  const { rate, threshold, rhythm } = useContractTexts();
  const open = useOpenParam('contract');
  const tiersText = ({ tiers, currency }: Contract): string =>
    t('tiersFrom', {
      rates: tiers.map((tier) => rate(tier.rate)).join(' / '),
      threshold: threshold(tiers[0]?.threshold ?? '0', currency),
    });
  return (
    <ListTable
      titleKey="agentContracts:inForce"
      list={{ ...rows, linkOf: ({ contract }) => open.addressOf(contract.contractId), linkState: SAME_PLACE }}
      rows={contracts.map((contract) => ({
        contract,
        kind: t(`contracts:kind.${contract.type}`),
        parties: paysText(contract.offeror, contract.offeree),
        rhythm: rhythm(contract),
        tiers: tiersText(contract),
      }))}
    />
  );
}
