import { useGetContract, useGetContractPreview } from '@croupier/sdk/hooks';
import type { Contract, ContractPreview } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../page/QueryBoundary.tsx';
import { ContractPaper } from './ContractPaper.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { TermsChart } from './TermsChart.tsx';
import { TermsTable } from './TermsTable.tsx';
import { useVerdict } from './use-verdict.ts';

/** Past periods that an offer is counted for. */
const PERIODS = 3;

/** The terms of a contract; of an open offer also what it means for the last periods, beside the contract in force. */
export function ContractView({ contract }: { readonly contract: Contract }): ReactNode {
  const { t } = useTranslation('contracts');
  const isOpen = contract.status === 'IN_PROCESS';
  const query = useGetContractPreview(
    { contractId: contract.contractId, periods: PERIODS },
    { enabled: isOpen, staleTime: 0 },
  );
  if (!isOpen) return <ContractPaper contract={contract} />;
  return (
    <QueryBoundary
      query={query}
      failure={t('compare.failed')}
      skeleton={
        <PanelStack>
          <Skeleton lines={2} height="1rem" />
          <ContractPaper contract={contract} />
        </PanelStack>
      }
    >
      {(preview) => <OpenOffer offer={contract} preview={preview} />}
    </QueryBoundary>
  );
}

interface OpenOfferProps {
  readonly offer: Contract;
  readonly preview: ContractPreview;
}

/** Verdict first, then both terms side by side, the difference by base, and the own numbers. */
function OpenOffer({ offer, preview }: OpenOfferProps): ReactNode {
  const { currentContractId } = preview;
  const { data: current } = useGetContract(
    { contractId: currentContractId ?? '' },
    { enabled: currentContractId !== undefined },
  );
  const { title, text } = useVerdict(offer, preview);
  return (
    <>
      <ContentSection titleSize="section" title={title}>
        <p>{text}</p>
      </ContentSection>
      {current === undefined ? (
        <ContractPaper contract={offer} />
      ) : (
        <>
          <TermsTable current={current} offer={offer} />
          <TermsChart current={current} offer={offer} preview={preview} />
        </>
      )}
      <PreviewTable preview={preview} />
    </>
  );
}
