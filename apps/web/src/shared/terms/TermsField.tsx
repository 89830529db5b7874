import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { FormField } from '@croupier/ui/inputs/Form';
import { TermsCheckbox } from '@croupier/ui/inputs/TermsCheckbox';
import { Suspense, useState, type ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { lazyComponent } from '../page/lazy-component.ts';

const TermsDialog = lazyComponent(async () => (await import('./TermsDialog.tsx')).TermsDialog);

export interface TermsFieldProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  readonly name: FieldPath<V>;
}

/** Box to accept the terms, with a link that shows them [REG-06] [REG-09]. */
export function TermsField<V extends FieldValues, T>({ control, name }: TermsFieldProps<V, T>): ReactNode {
  const { t } = useTranslation('registration');
  const { brand } = useSite();
  const [showsTerms, setShowsTerms] = useState(false);
  return (
    <>
      <FormField control={control} name={name}>
        {({ value, ...field }) => (
          <TermsCheckbox {...field} checked={value} label={t('terms', { age: minimumAgeOf(brand) })} />
        )}
      </FormField>
      <LinkButton component="button" type="button" variant="link" onClick={() => setShowsTerms(true)}>
        {t('readTerms')}
      </LinkButton>
      {showsTerms && (
        <Suspense>
          <TermsDialog onClose={() => setShowsTerms(false)} />
        </Suspense>
      )}
    </>
  );
}
