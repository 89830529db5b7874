import { SelectField, type SelectFieldProps } from '@croupier/ui/inputs/SelectField';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDialCountries } from './use-dial-countries.ts';

/** A country by its ISO 3166-1 code; its names are in the visitor's language and order. */
export function CountryField(field: Omit<SelectFieldProps, 'options'>): ReactNode {
  const { i18n } = useTranslation();
  const { countries } = useDialCountries();
  const options = useMemo(
    () =>
      countries
        .map(({ countryCode, name }) => ({ value: countryCode, label: name }))
        .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language)),
    [countries, i18n.language],
  );
  return <SelectField {...field} options={options} />;
}
