import { useGetContractPreview } from '@croupier/sdk/hooks';
import type { Contract } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { ContractOfferProps } from '@croupier/ui/data/ContractOffer';
import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ContractPaper } from '../../shared/contracts/ContractPaper.tsx';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { useParties } from '../../shared/contracts/use-parties.ts';
import { useOfferEffect } from '../../shared/contracts/use-offer-effect.ts';

/** An offer with its effect on the last periods, or one that ended with its reason, and what can be done with it. */
export function ContractCard({ contract }: { readonly contract: Contract }): ReactNode {
  const isOpen = contract.status === 'IN_PROCESS';
  return isOpen ? <OpenOffer offer={contract} /> : <EndedOffer offer={contract} />;
}

function OpenOffer({ offer }: { readonly offer: Contract }): ReactNode {
  const { t } = useTranslation('agentContracts');
  const { isMine } = useParties();
  const contract = useOpenParam('contract');
  const query = useGetContractPreview({ contractId: offer.contractId, periods: 3 }, { staleTime: 0 });
  const effect: ContractOfferProps['effect'] = useOfferEffect(offer, query);
  const mustAnswer = isMine(offer.offeree);
  return (
    <ContractPaper
      contract={offer}
      effect={effect}
      actions={
        <LinkButton
          component={Link}
          to={contract.addressOf(offer.contractId)}
          state={SAME_PLACE}
          variant={mustAnswer ? 'action' : 'outline'}
        >
          {t(mustAnswer ? 'decide' : 'open')}
        </LinkButton>
      }
    />
  );
}

function EndedOffer({ offer }: { readonly offer: Contract }): ReactNode {
  const { t } = useTranslation('agentContracts');
  const { isMine } = useParties();
  const again = useOpenParam('offer');
  if (!isMine(offer.offeror)) return <ContractPaper contract={offer} />;
  return (
    <ContractPaper
      contract={offer}
      actions={
        <LinkButton
          component={Link}
          to={again.addressOf(offer.contractId)}
          state={SAME_PLACE}
          startIcon={<Icon name="refresh" />}
        >
          {t('again')}
        </LinkButton>
      }
    />
  );
}
