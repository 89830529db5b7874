import { createContractOfferBody } from '@croupier/sdk/bodies';
import { createContractOffer } from '@croupier/sdk/client';
import type { Contract, ContractOfferRequest } from '@croupier/sdk/types';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useContractSubmit } from '../../shared/contracts/use-contract-submit.ts';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { offerDraft } from './offer-draft.ts';

const send = async (body: ContractOfferRequest, intent: string): Promise<Contract> =>
  (await createContractOffer({ body, meta: { intent } })).value;

/** Offers terms exactly once; the draft is deleted with the answer. `onDone` must be stable between renders. */
export function useOffer(onDone: () => void): IdempotentSubmit<ContractOfferRequest> {
  const { t } = useTranslation('agentContracts');
  const doneText = useCallback(({ offeree }: Contract) => t('offer.done', { name: offeree }), [t]);
  const finish = useCallback((): void => {
    offerDraft.clear();
    onDone();
  }, [onDone]);
  return useContractSubmit({ name: 'contractOffer', rules: createContractOfferBody, send, doneText, onDone: finish });
}
