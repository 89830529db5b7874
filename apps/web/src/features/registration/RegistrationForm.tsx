import { Button } from '@croupier/ui/Button';
import { Form, FormField, FormSubmit } from '@croupier/ui/Form';
import { LinkButton } from '@croupier/ui/LinkButton';
import { TermsCheckbox } from '@croupier/ui/TermsCheckbox';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useFirstFocus } from '../../shared/use-first-focus.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { FieldConfigs, RegistrationMethod } from './registration-fields.ts';
import { RegistrationField } from './RegistrationField.tsx';
import { useRegistration } from './use-registration.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useFieldErrorText } from './use-field-error-text.ts';

const TermsDialog = lazyComponent(async () => (await import('./TermsDialog.tsx')).TermsDialog);

export interface RegistrationFormProps {
  readonly method: RegistrationMethod;
  readonly configs: FieldConfigs;
  readonly onCancel: () => void;
  readonly onRegistered: (token: string) => void;
}

/** Fields configured by the platform, terms, and errors. */
export function RegistrationForm(props: RegistrationFormProps): ReactNode {
  const { method, configs, onCancel, onRegistered } = props;
  const { t } = useTranslation('registration');
  const { brand } = useSite();
  const [showsTerms, setShowsTerms] = useState(false);
  const registration = useRegistration({ method, configs, onRegistered });
  const { form, shown, failure } = registration;
  const [firstField] = shown.keys();
  useFirstFocus(() => firstField !== undefined && form.setFocus(firstField));
  const wrongText = useFieldErrorText(shown);
  const fieldLabel = useFieldLabel();
  return (
    <>
      <Form
        form={form}
        summaryTitle={t('summary')}
        summaryText={(error, name) => t('summaryLine', { field: fieldLabel(name), text: wrongText(error, name) })}
        busy={registration.isSending}
        errorText={wrongText}
        onSubmit={registration.submit}
      >
        {[...shown].map(([name, config]) => (
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
