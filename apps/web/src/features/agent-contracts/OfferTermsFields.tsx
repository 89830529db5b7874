import { useListDownlines } from '@croupier/sdk/hooks';
import type { AgentProfile, ContractOfferRequest } from '@croupier/sdk/types';
import { AutocompleteField } from '@croupier/ui/inputs/AutocompleteField';
import { Checkbox } from '@croupier/ui/inputs/Checkbox';
import { FormField } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Submission } from '../../shared/forms/read-body.ts';
import { periodOf, periodsOf, type OfferValues } from './offer-terms.ts';

export type OfferControl = Control<OfferValues, unknown, Submission<ContractOfferRequest, OfferValues>>;

export interface OfferFieldsProps {
  readonly control: OfferControl;
  readonly values: OfferValues;
  readonly agent: AgentProfile;
}

/** Most direct downlines that the field lists. */
const MAX_ACCOUNTS = 100;

/** To whom, which kind, how often, and for a dividend whether a loss is carried over. */
export function OfferTermsFields({ control, values: { type }, agent }: OfferFieldsProps): ReactNode {
  const { t } = useTranslation(['agentContracts', 'contracts']);
  return (
    <>
      <OffereeField control={control} />
      <FormField control={control} name="type">
        {(field) => (
          <SelectField
            {...field}
            label={t('offer.kind')}
            hint={t('offer.kindHint')}
            options={agent.contracts.map((own) => ({ value: own.type, label: t(`contracts:kind.${own.type}`) }))}
          />
        )}
      </FormField>
      {type !== 'REALTIME_SALARY' && <PeriodField control={control} type={type} agent={agent} />}
      {type === 'DIVIDEND' && (
        <FormField control={control} name="carryOver">
          {({ value, ...field }) => <Checkbox {...field} checked={value} label={t('offer.carryOver')} />}
        </FormField>
      )}
    </>
  );
}

/** The direct downlines: nobody else can get an offer [CT-12]. */
function OffereeField({ control }: Pick<OfferFieldsProps, 'control'>): ReactNode {
  const { t } = useTranslation('agentContracts');
  const { data: accounts = [] } = useListDownlines(
    { sort: 'account', order: 'asc', pageSize: MAX_ACCOUNTS },
    { select: ({ content }) => content },
  );
  return (
    <FormField control={control} name="offeree">
      {({ value, onChange, error, id }) => (
        <AutocompleteField
          id={id}
          label={t('offer.to')}
          options={accounts.map(({ account, nickname }) => ({
            value: account,
            label: nickname === undefined ? account : `${nickname} (${account})`,
          }))}
          value={value === '' ? null : value}
          onChange={(account) => onChange(account ?? '')}
          emptyLabel={t('offer.nobody')}
          error={error}
        />
      )}
    </FormField>
  );
}

/** How often it is paid; a dividend has the period of the agent's own [CT-11]. */
function PeriodField({
  control,
  type,
  agent,
}: Pick<OfferFieldsProps, 'control' | 'agent'> & Pick<OfferValues, 'type'>): ReactNode {
  const { t } = useTranslation(['agentContracts', 'contracts']);
  return (
    <FormField control={control} name="period">
      {({ value, onChange, id }) => (
        <SegmentedControl
          id={id}
          label={t('offer.period')}
          labelShown
          value={periodOf({ type, period: value }, agent) ?? value}
          onChange={onChange}
          options={periodsOf(type, agent).map((period) => ({ value: period, label: t(`contracts:rhythm.${period}`) }))}
        />
      )}
    </FormField>
  );
}
