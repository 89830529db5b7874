import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { FormField } from '@croupier/ui/inputs/Form';
import { TermsCheckbox } from '@croupier/ui/inputs/TermsCheckbox';
import { Suspense, useState, type ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { TERMS_ANCHOR } from '../help/help-query.ts';
import { isPlainClick } from '../is-plain-click.ts';
import { lazyComponent } from '../page/lazy-component.ts';
import { paths } from '../paths.ts';

const HelpDialog = lazyComponent(async () => (await import('../help/HelpDialog.tsx')).HelpDialog);

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
      <LinkButton
        component={Link}
        to={`${paths.help}#${TERMS_ANCHOR}`}
        variant="link"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          // Leaving the form would lose what was typed.
          event.preventDefault();
          setShowsTerms(true);
        }}
      >
        {t('readTerms')}
      </LinkButton>
      {showsTerms && (
        <Suspense>
          <HelpDialog anchor={TERMS_ANCHOR} onClose={() => setShowsTerms(false)} />
        </Suspense>
      )}
    </>
  );
}
