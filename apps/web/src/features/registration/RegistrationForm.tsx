import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import type { FieldTexts } from '../../shared/forms/use-field-error-text.ts';
import { TermsField } from '../../shared/terms/TermsField.tsx';
import { useFirstFocus } from '../../shared/use-first-focus.ts';
import type { FieldConfigs, RegistrationMethod } from './registration-fields.ts';
import { RegistrationField } from './RegistrationField.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useRegistration, type Registration } from './use-registration.ts';

export interface RegistrationFormProps {
  readonly method: RegistrationMethod;
  readonly configs: FieldConfigs;
  readonly onCancel: () => void;
  readonly onRegistered: (token: string) => void;
}

/** Error texts by field and reason. */
function useErrorTexts({ visibleFields, mobile }: Registration): FieldTexts {
  const { t } = useTranslation('registration');
  const { t: auth } = useTranslation('auth');
  const { brand } = useSite();
  const ruleErrorText = useRuleErrorText();
  const textsOf = (name: string, config: RegistrationFieldConfig): FieldTexts[string] => {
    const wrong = ruleErrorText(name, config);
    return {
      ...mobile.errorTexts,
      MISMATCH: t('wrong.mismatch'),
      TOO_YOUNG: t('wrong.tooYoung', { age: minimumAgeOf(brand) }),
      NOT_A_BIRTHDAY: t('wrong.notABirthday'),
      TAKEN: t(`wrong.taken.${name === 'email' || name === 'mobileNum' ? name : 'username'}`),
      CAPTCHA_USED: auth('captcha.spent'),
      FORMAT: wrong,
      PATTERN: wrong,
      TOO_SHORT: wrong,
      TOO_LONG: wrong,
      ...(name === 'captcha' && { REQUIRED: auth('captcha.empty') }),
      ...(name === 'verificationCode' && { REQUIRED: auth('code.empty') }),
    };
  };
  const texts = [...visibleFields].map(([name, config]) => [name, textsOf(name, config)] as const);
  return { ...Object.fromEntries(texts), termsAccepted: { NOT_OFFERED: t('termsMissing') } };
}

/** Registration form: the fields that the platform configures, and the terms, which open over it [REG-09]. */
export function RegistrationForm(props: RegistrationFormProps): ReactNode {
  const { method, configs, onCancel, onRegistered } = props;
  const { t } = useTranslation('registration');
  const registration = useRegistration({ method, configs, onRegistered });
  const { contract, visibleFields } = registration;
  const [firstField] = visibleFields.keys();
  useFirstFocus(() => firstField !== undefined && contract.form.setFocus(firstField));
  const errorTexts = useErrorTexts(registration);
  const fieldLabel = useFieldLabel();
  return (
    <>
      <ContractForm
        contract={contract}
        labels={Object.fromEntries([...visibleFields.keys(), 'termsAccepted'].map((name) => [name, fieldLabel(name)]))}
        errorTexts={errorTexts}
        errorFocus="summary"
        busy={registration.isSending}
        onSubmit={registration.submit}
      >
        {[...visibleFields].map(([name, config]) => (
          <RegistrationField key={name} name={name} config={config} registration={registration} />
        ))}
        <TermsField control={contract.form.control} name="termsAccepted" />
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
        <Button variant="quiet" fullWidth onClick={onCancel}>
          {t('cancel')}
        </Button>
      </ContractForm>
      {registration.slider}
      {registration.codeSlider}
    </>
  );
}
