import { useGetContract } from '@croupier/sdk/hooks';
import type { Contract } from '@croupier/sdk/types';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';
import { CheckingAlert } from '../forms/CheckingAlert.tsx';
import { QueryBoundary } from '../page/QueryBoundary.tsx';
import { ContractView } from './ContractView.tsx';
import { DecideOffer } from './DecideOffer.tsx';
import { TakeBackOffer } from './TakeBackOffer.tsx';
import { useDecision } from './use-decision.ts';
import { useParties } from './use-parties.ts';

export interface ContractSheetProps {
  readonly contractId: string;
  readonly onClose: () => void;
}

/** A contract over the page: an offer to compare and to decide, one to take back, or the terms as they are [MODAL-06]. */
export function ContractSheet({ contractId, onClose }: ContractSheetProps): ReactNode {
  const { t } = useTranslation('contracts');
  const query = useGetContract({ contractId }, { staleTime: 0 });
  const { data: contract } = query;
  const title =
    contract === undefined
      ? t('contract')
      : t('kindVersion', { kind: t(`kind.${contract.type}`), version: contract.version });
  return (
    <BottomSheet open onClose={onClose} title={title} closeLabel={t('close')} desktop="page">
      <QueryBoundary
        query={query}
        failure={t('contractFailed')}
        skeleton={
          <PanelStack>
            <Skeleton lines={2} height="1rem" />
            <Skeleton shape="box" height="16rem" />
          </PanelStack>
        }
      >
        {(loaded) => <LoadedContract key={contractId} contract={loaded} />}
      </QueryBoundary>
    </BottomSheet>
  );
}

/** The contract, and the answers that the account can give now. */
function LoadedContract({ contract }: { readonly contract: Contract }): ReactNode {
  const { t } = useTranslation('contracts');
  const { isMine } = useParties();
  const decision = useDecision(contract);
  const { rejection } = decision;
  const isOpen = contract.status === 'IN_PROCESS';
  return (
    <PanelStack>
      <CheckingAlert submit={decision} title={t('decide.checking')}>
        {t('decide.checkingText')}
      </CheckingAlert>
      {rejection?.code === 'CONTRACT_STATE_INVALID' ? (
        <InlineAlert tone="warning" live="assertive" title={t('decide.outdated')}>
          {t('decide.outdatedText')}
        </InlineAlert>
      ) : (
        <FailureAlert error={rejection ?? null} />
      )}
      <ContractView contract={contract} />
      {isOpen && isMine(contract.offeree) && <DecideOffer offer={contract} decision={decision} />}
      {isOpen && isMine(contract.offeror) && <TakeBackOffer offer={contract} />}
    </PanelStack>
  );
}
