import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/Button';
import { Form, FormField, FormSubmit } from '@croupier/ui/Form';
import { LinkButton } from '@croupier/ui/LinkButton';
import { TermsCheckbox } from '@croupier/ui/TermsCheckbox';
import { Suspense, useState, type ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useFirstFocus } from '../../shared/use-first-focus.ts';
import type { FieldConfigs, RegistrationMethod } from './registration-fields.ts';
import { RegistrationField } from './RegistrationField.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useRegistration } from './use-registration.ts';

const TermsDialog = lazyComponent(async () => (await import('./TermsDialog.tsx')).TermsDialog);

const DEFAULT_CONFIG: RegistrationFieldConfig = { enabled: true, required: true };

export interface RegistrationFormProps {
  readonly method: RegistrationMethod;
  readonly configs: FieldConfigs;
  readonly onCancel: () => void;
  readonly onRegistered: (token: string) => void;
}

/** Text of a field's error; errors of the platform contain their text as `message`. */
function useFieldErrorText(
  visibleFields: ReadonlyMap<string, RegistrationFieldConfig>,
): (error: FieldError, name: string) => string {
  const { t } = useTranslation('registration');
  const { t: auth } = useTranslation('auth');
  const { brand } = useSite();
  const ruleErrorText = useRuleErrorText();
  const emptyText = (name: string): string => {
    if (name === 'captcha') return auth('captcha.empty');
    return name === 'verificationCode' ? auth('code.empty') : auth('required');
  };
  const takenText = (name: string): string =>
    t(`wrong.taken.${name === 'email' || name === 'mobileNum' ? name : 'username'}`);
  return ({ type, message }, name) => {
    switch (type) {
      case 'empty':
        return emptyText(name);
      case 'mobile':
        return auth('mobile.wrong');
      case 'mismatch':
        return t('wrong.mismatch');
      case 'tooYoung':
        return t('wrong.tooYoung', { age: minimumAgeOf(brand) });
      case 'notABirthday':
        return t('wrong.notABirthday');
      case 'taken':
        return takenText(name);
      case 'captchaUsed':
        return auth('captcha.spent');
      case 'terms':
        return t('termsMissing');
      default:
        return message ?? ruleErrorText(name, visibleFields.get(name) ?? DEFAULT_CONFIG);
    }
  };
}

/** Registration form: the fields that the platform configures, and the terms. */
export function RegistrationForm(props: RegistrationFormProps): ReactNode {
  const { method, configs, onCancel, onRegistered } = props;
  const { t } = useTranslation('registration');
  const { brand } = useSite();
  const [showsTerms, setShowsTerms] = useState(false);
  const registration = useRegistration({ method, configs, onRegistered });
  const { form, visibleFields, failure } = registration;
  const [firstField] = visibleFields.keys();
  useFirstFocus(() => firstField !== undefined && form.setFocus(firstField));
  const errorText = useFieldErrorText(visibleFields);
  const fieldLabel = useFieldLabel();
  return (
    <>
      <Form
        form={form}
        summaryTitle={t('summary')}
        summaryText={(error, name) => t('summaryLine', { field: fieldLabel(name), text: errorText(error, name) })}
        busy={registration.isSending}
        errorText={errorText}
        onSubmit={registration.submit}
      >
        {[...visibleFields].map(([name, config]) => (
          <RegistrationField key={name} name={name} config={config} registration={registration} />
        ))}
        <FormField control={form.control} name="terms">
          {({ value, ...field }) => (
            <TermsCheckbox {...field} checked={value} label={t('terms', { age: minimumAgeOf(brand) })} />
          )}
        </FormField>
        <LinkButton component="button" type="button" variant="link" onClick={() => setShowsTerms(true)}>
          {t('readTerms')}
        </LinkButton>
        <FailureAlert error={failure} />
        <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
        <Button variant="quiet" fullWidth onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Form>
      {registration.slider}
      {registration.codeSlider}
      {showsTerms && (
        <Suspense>
          <TermsDialog onClose={() => setShowsTerms(false)} />
        </Suspense>
      )}
    </>
  );
}
