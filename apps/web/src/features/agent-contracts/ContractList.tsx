import { useListContractsPages } from '@croupier/sdk/hooks';
import type { Contract, ContractStatus, ContractType } from '@croupier/sdk/types';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasKnownKind } from '../../shared/contracts/contract-kinds.ts';
import { useParties } from '../../shared/contracts/use-parties.ts';
import { MoreOfList } from '../../shared/lists/MoreOfList.tsx';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { useQueryFailure } from '../../session/use-query-failure.ts';
import { ContractCard } from './ContractCard.tsx';

export interface ContractListProps {
  readonly status: ContractStatus;
  /** Undefined for all kinds. */
  readonly type: ContractType | undefined;
}

const PAGE_SIZE = 10;

/** Offers of a state as papers, those that the agent must answer first. */
export function ContractList({ status, type }: ContractListProps): ReactNode {
  const { t } = useTranslation('agentContracts');
  const { isMine } = useParties();
  const query = useListContractsPages(
    { status, pageSize: PAGE_SIZE, ...(type !== undefined && { type }) },
    { staleTime: 0 },
  );
  const { data, isFetching, refetch } = query;
  const failure = useQueryFailure(query, data !== undefined);
  if (failure !== null) {
    return <FailedState title={t('failed')} error={failure} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined) return <Skeleton shape="box" height="20rem" />;
  const contracts = data.pages.flatMap(({ content }) => content).filter(hasKnownKind);
  if (contracts.length === 0) {
    return <EmptyState icon="doc" headingLevel={2} title={t(`none.${status}.title`)} text={t(`none.${status}.text`)} />;
  }
  const mineFirst = (a: Contract, b: Contract): number => Number(isMine(b.offeree)) - Number(isMine(a.offeree));
  return (
    <>
      <TwoColumns>
        {contracts.toSorted(mineFirst).map((contract) => (
          <ContractCard key={contract.contractId} contract={contract} />
        ))}
      </TwoColumns>
      <MoreOfList query={query} shown={contracts.length} total={data.pages[0]?.totalElements ?? contracts.length} />
    </>
  );
}
