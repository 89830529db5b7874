import { hasCode, type ApiError } from '@croupier/sdk/errors';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { paths } from '../../shared/paths.ts';

/** Why terms were not offered: another open offer of the kind, pay that the agent owes, or what the code says. */
export function OfferFailure({ error }: { readonly error: ApiError | null }): ReactNode {
  const { t } = useTranslation('agentContracts');
  const { money } = useContractTexts();
  const contract = useOpenParam('contract');
  if (hasCode(error, 'CONTRACT_STATE_INVALID') && error.value.contractId !== undefined) {
    return (
      <InlineAlert
        tone="warning"
        live="assertive"
        title={t('offer.isOpen.title')}
        action={
          <LinkButton
            component={Link}
            to={contract.addressOf(error.value.contractId, { offer: null })}
            state={SAME_PLACE}
          >
            {t('offer.isOpen.action')}
          </LinkButton>
        }
      >
        {t('offer.isOpen.text')}
      </InlineAlert>
    );
  }
  if (hasCode(error, 'CONTRACT_DEBT_OPEN') && error.value.amount !== undefined && error.value.currency !== undefined) {
    return (
      <InlineAlert
        tone="danger"
        live="assertive"
        title={t('offer.debt.title', { amount: money(error.value.amount, error.value.currency) })}
        action={
          <LinkButton component={Link} to={paths.deposit}>
            {t('offer.debt.action')}
          </LinkButton>
        }
      >
        {t('offer.debt.text')}
      </InlineAlert>
    );
  }
  return <FailureAlert error={error} />;
}
