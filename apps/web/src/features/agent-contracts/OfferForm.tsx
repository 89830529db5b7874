import { createContractOfferBody } from '@croupier/sdk/bodies';
import type { AgentProfile, Contract, ContractOfferRequest } from '@croupier/sdk/types';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PreviewTable } from '../../shared/contracts/PreviewTable.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { LastRefusal } from './LastRefusal.tsx';
import { OfferFailure } from './OfferFailure.tsx';
import { OfferTermsFields } from './OfferTermsFields.tsx';
import { offerDraft } from './offer-draft.ts';
import { emptyOffer, offerBody, offerLike, periodOf, tiersOf, type OfferValues } from './offer-terms.ts';
import { TiersField } from './TiersField.tsx';
import { useOffer } from './use-offer.ts';
import { useTierErrors } from './use-tier-errors.ts';
import { useWhatIf } from './use-what-if.ts';
import { WhatIfPaper } from './WhatIfPaper.tsx';

export interface OfferFormProps {
  readonly agent: AgentProfile;
  /** The offer whose terms fill the form; without one the draft does. */
  readonly earlier?: Contract;
  /** Account that a new offer is for, in place of the one in the draft. */
  readonly offeree?: string | undefined;
  /** Must be stable between renders. */
  readonly onDone: () => void;
}

/** Terms to offer to a direct downline, with what they would have cost in the last periods while they are typed. */
export function OfferForm({ agent, earlier, offeree, onDone }: OfferFormProps): ReactNode {
  const { t } = useTranslation(['agentContracts', 'contracts']);
  const { contract, values, body, submit } = useOfferForm({ agent, offeree, onDone, ...(earlier && { earlier }) });
  const whatIf = useWhatIf(body);
  const errors = useTierErrors({
    tiers: values.tiers,
    typed: contract.form.formState.errors.tiers,
    error: contract.refusal ?? whatIf.query.error,
  });
  return (
    <ContractForm
      contract={contract}
      busy={submit.state !== 'ready'}
      labels={{
        offeree: t('offer.to'),
        type: t('offer.kind'),
        period: t('offer.period'),
        tiers: t('offer.tiers'),
      }}
      onSubmit={(submission) => submit.submit(submission.body)}
    >
      {earlier?.decisionReason !== undefined && <LastRefusal offer={earlier} />}
      <CheckingAlert submit={submit} title={t('offer.checking')}>
        {t('contracts:decide.checkingText')}
      </CheckingAlert>
      {errors === undefined && <OfferFailure error={contract.failure} />}
      <OfferTermsFields control={contract.form.control} values={values} agent={agent} />
      <TiersField
        control={contract.form.control}
        values={values}
        agent={agent}
        {...(errors !== undefined && { errors })}
        preview={<WhatIfPaper whatIf={whatIf} offer={body} />}
      />
      {whatIf.isComplete && whatIf.query.data !== undefined && !whatIf.query.isError && (
        <PreviewTable preview={whatIf.query.data} />
      )}
      <FormSubmit busyLabel={t('contracts:sending')}>
        {values.offeree === '' ? t('offer.send') : t('offer.sendTo', { name: values.offeree })}
      </FormSubmit>
    </ContractForm>
  );
}

/** The form of an offer, its body, and its submit; what is typed for a new offer is kept in the tab. */
function useOfferForm({ agent, earlier, offeree, onDone }: OfferFormProps) {
  const { member } = useMemberSession();
  const { currency, contracts } = agent;
  const submit = useOffer(onDone);
  const contract = useContractForm<ContractOfferRequest, OfferValues>(createContractOfferBody, {
    defaultValues:
      earlier === undefined
        ? {
            ...(offerDraft.read(member.id) ?? emptyOffer(contracts[0]?.type ?? 'DAILY_SALARY')),
            ...(offeree !== undefined && { offeree }),
          }
        : offerLike(earlier),
    constants: () => ({ currency }),
    read: {
      tiers: ({ tiers }) => ({ ok: true, value: tiersOf(tiers, currency) }),
      period: (typed) => ({ ok: true, value: periodOf(typed, agent) }),
      carryOver: ({ type, carryOver }) => ({ ok: true, value: type === 'DIVIDEND' ? carryOver : undefined }),
    },
    lateRefusal: submit.rejection,
  });
  const values = contract.form.watch();
  const isNew = earlier === undefined;
  useEffect(() => {
    if (isNew) offerDraft.save(member.id, values);
  }, [isNew, member.id, values]);
  return { contract, values, body: offerBody(values, agent), submit };
}
