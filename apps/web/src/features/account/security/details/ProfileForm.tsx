import { updateMemberProfileBody } from '@croupier/sdk/bodies';
import { useGetRegisterSetting, useUpdateMemberProfile } from '@croupier/sdk/hooks';
import { validateField } from '@croupier/sdk/rules';
import type { MemberProfile, ProfileChange, RegistrationFieldConfig } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { useRuleErrorText } from '../../../../shared/field-rules/use-rule-error-text.ts';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import type { Reading } from '../../../../shared/forms/read-body.ts';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { CountryField } from '../../../../shared/verification/CountryField.tsx';
import { useRefreshSecurity } from '../use-refresh-security.ts';
import { detailFields, type DetailField } from './detail-fields.ts';

type DetailValues = Record<DetailField, string>;
type FieldConfigs = Readonly<Partial<Record<string, RegistrationFieldConfig>>>;

const NO_RULES: FieldConfigs = {};

const AUTO_COMPLETE: Readonly<Partial<Record<DetailField, string>>> = {
  nickname: 'nickname',
  payeeName: 'name',
  birthday: 'bday',
  address: 'street-address',
  occupation: 'organization-title',
};

/** Changes the member's own data; only what was changed is sent, and an emptied field is cleared. */
export function ProfileForm({ profile }: { readonly profile: MemberProfile }): ReactNode {
  const { t } = useTranslation('security');
  const { data: setting } = useGetRegisterSetting({ registerMethod: 'USERNAME' });
  const configs = setting?.fields ?? NO_RULES;
  const ruleErrorText = useRuleErrorText();
  const refresh = useRefreshSecurity();
  const snackbar = useSnackbar();
  const { mutateAsync, isPending } = useUpdateMemberProfile();
  // The name on bank accounts can be set once.
  const fields = detailFields.filter((name) => name !== 'payeeName' || profile.payeeName === undefined);
  const stored = valuesOf(profile);
  const contract = useContractForm<ProfileChange, DetailValues>(updateMemberProfileBody, {
    defaultValues: stored,
    fields,
    read: Object.fromEntries(detailFields.map((name) => [name, readChange(name, stored)])),
    check: Object.fromEntries(detailFields.map((name) => [name, checkRule(configs[name])])),
    fieldOfCode: { AGE_BELOW_MINIMUM: 'birthday' },
  });
  const patternTexts = (name: DetailField): Readonly<Record<string, string>> => {
    const config = configs[name];
    if (config === undefined) return {};
    const text = ruleErrorText(name, config);
    return { TOO_SHORT: text, TOO_LONG: text, PATTERN: text };
  };
  return (
    <ContentSection framed title={t('details.title')}>
      <p>{t('details.text')}</p>
      <ContractForm
        contract={contract}
        busy={isPending}
        labels={Object.fromEntries(fields.map((name) => [name, t(`details.fields.${name}`)]))}
        errorTexts={Object.fromEntries(fields.map((name) => [name, patternTexts(name)]))}
        errorFocus="summary"
        onSubmit={async ({ body, values }) => {
          if (Object.keys(body).length > 0) await mutateAsync({ body }).finally(() => void refresh());
          contract.form.reset(values);
          snackbar.show({ key: 'security', tone: 'success', text: t('details.saved') });
        }}
      >
        {fields.map((name) => (
          <FormField key={name} control={contract.form.control} name={name}>
            {(field) =>
              name === 'nationality' ? (
                <CountryField {...field} label={t('details.fields.nationality')} placeholder={t('choose')} />
              ) : (
                <TextField
                  {...field}
                  label={t(`details.fields.${name}`)}
                  autoComplete={AUTO_COMPLETE[name] ?? 'off'}
                  {...(name === 'birthday' && { type: 'date' })}
                  {...(name === 'payeeName' && { hint: t('details.onceHint') })}
                />
              )
            }
          </FormField>
        ))}
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('saving')}>{t('save')}</FormSubmit>
      </ContractForm>
    </ContentSection>
  );
}

function valuesOf(profile: MemberProfile): DetailValues {
  // Each field has its entry.
  return Object.fromEntries(detailFields.map((name) => [name, profile[name] ?? ''])) as DetailValues;
}

/** A field that was not changed is left out. */
const readChange =
  (name: DetailField, stored: DetailValues) =>
  (values: DetailValues): Reading<string> => {
    const typed = values[name].trim();
    return { ok: true, value: typed === stored[name] ? undefined : typed };
  };

/** The platform's rule for a field of the registration; an emptied field keeps to none. */
const checkRule =
  (config: RegistrationFieldConfig | undefined) =>
  (value: string): string | undefined =>
    config === undefined || value === '' ? undefined : validateField(value, { ...config, required: false })?.reason;
