import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { PasswordField } from '@croupier/ui/inputs/PasswordField';
import { PaymentPasswordField } from '@croupier/ui/inputs/PaymentPasswordField';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { NewPasswordInput } from '../../shared/field-rules/NewPasswordInput.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { CaptchaInput } from '../../shared/verification/CaptchaInput.tsx';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { MobileField } from '../../shared/verification/MobileField.tsx';
import { useDialCountries } from '../../shared/verification/use-dial-countries.ts';
import { FIELD_KINDS, type FieldName } from './registration-fields.ts';
import { useFieldLabel } from './use-field-label.ts';
import type { Registration } from './use-registration.ts';

export interface RegistrationFieldProps {
  readonly name: FieldName;
  readonly config: RegistrationFieldConfig;
  readonly registration: Registration;
}

/** Values of `autocomplete`. */
const AUTOCOMPLETE: Readonly<Partial<Record<FieldName, string>>> = {
  username: 'username',
  email: 'email',
  payeeName: 'name',
  nickname: 'nickname',
  birthday: 'bday',
  address: 'street-address',
  occupation: 'organization-title',
};

/** Registration field with the input of its kind. */
export function RegistrationField({ name, config, registration }: RegistrationFieldProps): ReactNode {
  const { t } = useTranslation('registration');
  const { t: auth } = useTranslation('auth');
  const { contract, captcha, codeSender, sendCode, mobile, checkField } = registration;
  const fieldLabel = useFieldLabel();
  const fieldHint = useFieldHint();
  const visibilityLabels = { showLabel: auth('showPassword'), hideLabel: auth('hidePassword') };
  const optionalLabel = config.required ? undefined : t('optional');
  return (
    <FormField control={contract.form.control} name={name}>
      {(formField) => {
        const field = {
          ...formField,
          onBlur: () => {
            formField.onBlur();
            checkField(name);
          },
        };
        switch (FIELD_KINDS[name]) {
          case 'mobile':
            return <MobileField {...field} labelEnd={optionalLabel} onCountryChange={mobile.setCountry} />;
          case 'code':
            return <CodeField {...field} codeSender={codeSender} onSend={sendCode} />;
          case 'captcha':
            return <CaptchaInput {...field} captcha={captcha} />;
          case 'chosen':
            return <NewPasswordInput {...field} label={fieldLabel(name)} config={config} />;
          case 'repeat':
            return (
              <PasswordField {...field} {...visibilityLabels} label={fieldLabel(name)} autoComplete="new-password" />
            );
          case 'pin':
            return (
              <PaymentPasswordField
                {...field}
                {...visibilityLabels}
                label={fieldLabel(name)}
                labelEnd={optionalLabel}
              />
            );
          case 'country':
            return <CountryField {...field} label={fieldLabel(name)} labelEnd={optionalLabel} />;
          default:
            return (
              <TextField
                {...field}
                {...inputPropsOf(name)}
                label={fieldLabel(name)}
                labelEnd={optionalLabel}
                hint={formField.error ? undefined : fieldHint(name, config)}
                autoComplete={AUTOCOMPLETE[name] ?? 'off'}
              />
            );
        }
      }}
    </FormField>
  );
}

function inputPropsOf(name: FieldName): { type: string; autoCapitalize?: string; spellCheck?: boolean } {
  if (FIELD_KINDS[name] === 'day') return { type: 'date' };
  if (FIELD_KINDS[name] === 'email') return { type: 'email', autoCapitalize: 'none', spellCheck: false };
  return name === 'username' ? { type: 'text', autoCapitalize: 'none', spellCheck: false } : { type: 'text' };
}

function CountryField(props: Omit<Parameters<typeof SelectField>[0], 'options'>): ReactNode {
  const { t } = useTranslation('registration');
  const { countries } = useDialCountries();
  const options = countries.map(({ countryCode, name }) => ({ value: countryCode, label: name }));
  return <SelectField {...props} options={options} placeholder={t('choose')} />;
}

/** Hint of a field: the format of user names, the minimum age, or where a code comes from. */
function useFieldHint(): (name: FieldName, config: RegistrationFieldConfig) => string | undefined {
  const { t } = useTranslation('registration');
  const { brand } = useSite();
  const ruleErrorText = useRuleErrorText();
  return (name, config) => {
    if (name === 'birthday') return t('hint.birthday', { age: minimumAgeOf(brand) });
    if (name === 'affiliateCode' || name === 'referralCode') return t(`hint.${name}`);
    return name === 'username' && config.patternId !== undefined ? ruleErrorText(name, config) : undefined;
  };
}
