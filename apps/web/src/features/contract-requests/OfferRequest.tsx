import { useGetContractPreview } from '@croupier/sdk/hooks';
import type { Contract } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ContractPaper } from '../../shared/contracts/ContractPaper.tsx';
import { useOfferEffect } from '../../shared/contracts/use-offer-effect.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';

/** Past periods on the paper of an offer. */
const PERIODS = 3;

/** An offer of the agent on paper, with what it would have paid; the answer is given over it. */
export function OfferRequest({ offer }: { readonly offer: Contract }): ReactNode {
  const { t } = useTranslation('contractRequests');
  const contract = useOpenParam('contract');
  const query = useGetContractPreview({ contractId: offer.contractId, periods: PERIODS }, { staleTime: 0 });
  return (
    <ContractPaper
      contract={offer}
      effect={useOfferEffect(offer, query)}
      note={t('offer.note')}
      actions={
        <LinkButton component={Link} to={contract.addressOf(offer.contractId)} state={SAME_PLACE} variant="action">
          {t(offer.replaces === undefined ? 'offer.decide' : 'offer.compare')}
        </LinkButton>
      }
    />
  );
}
