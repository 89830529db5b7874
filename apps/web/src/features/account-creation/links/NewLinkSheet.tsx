import { createRegisterLinkBody } from '@croupier/sdk/bodies';
import { queryKeyOf, useCreateRegisterLink } from '@croupier/sdk/hooks';
import type { AccountType, AgentProfile, RegisterLinkRequest } from '@croupier/sdk/types';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { boundsBelow, fieldOfRateRefusal, readRates, typedRates } from '../../../shared/rates/rate-values.ts';
import { useRateTexts } from '../../../shared/rates/use-rate-texts.ts';
import { LinkFields, type LinkValues } from './LinkFields.tsx';

export interface NewLinkSheetProps {
  readonly profile: Pick<AgentProfile, 'rebate' | 'domains'>;
  readonly onClose: () => void;
}

interface Values extends LinkValues {
  accountType: AccountType;
  domain: string;
}

/** Makes a link: for whom, on which of the site's addresses, and with which rates. */
export function NewLinkSheet({ profile, onClose }: NewLinkSheetProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCreateRegisterLink();
  const bounds = boundsBelow(profile.rebate);
  const { labels, errorTexts } = useRateTexts(bounds);
  const contract = useContractForm<RegisterLinkRequest, Values>(createRegisterLinkBody, {
    defaultValues: {
      accountType: 'MEMBER',
      domain: profile.domains[0] ?? '',
      remark: '',
      rebate: typedRates({}, bounds),
    },
    read: { rebate: readRates },
    fieldOfCode: { DOMAIN_INVALID: 'domain', REBATE_OUT_OF_RANGE: fieldOfRateRefusal },
  });
  const { control } = contract.form;
  return (
    <BottomSheet open onClose={onClose} title={t('links.new')} closeLabel={t('close')} desktop="panel">
      <ContractForm
        contract={contract}
        aria-label={t('links.new')}
        labels={{ ...labels, remark: t('form.name'), domain: t('form.domain'), accountType: t('links.for') }}
        errorTexts={errorTexts}
        onSubmit={async ({ body }) => {
          await mutateAsync({ body });
          await queryClient.invalidateQueries({ queryKey: queryKeyOf('listRegisterLinks') });
          snackbar.show({ key: 'link', tone: 'success', text: t('form.made') });
          onClose();
        }}
      >
        <FormField control={control} name="accountType">
          {({ value, onChange }) => (
            <SegmentedControl<AccountType>
              label={t('links.for')}
              labelShown
              value={value}
              onChange={onChange}
              options={[
                { value: 'MEMBER', label: t('links.players') },
                { value: 'AGENT', label: t('links.agents') },
              ]}
            />
          )}
        </FormField>
        {profile.domains.length > 1 && (
          <FormField control={control} name="domain">
            {(field) => (
              <SelectField
                {...field}
                label={t('form.domain')}
                options={profile.domains.map((domain) => ({ value: domain, label: domain }))}
              />
            )}
          </FormField>
        )}
        <LinkFields control={control} bounds={bounds} />
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('form.busy')}>{t('form.make')}</FormSubmit>
      </ContractForm>
    </BottomSheet>
  );
}
