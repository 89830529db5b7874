import {
  MobileNumberField,
  type DialCountry,
  type MobileNumberFieldProps,
} from '@croupier/ui/inputs/MobileNumberField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDialCountries } from './use-dial-countries.ts';

export interface MobileFieldProps extends Pick<
  MobileNumberFieldProps,
  'id' | 'name' | 'value' | 'error' | 'hint' | 'labelEnd' | 'onChange' | 'onBlur' | 'ref'
> {
  /** Called on mount and on every change; must be stable between renders. */
  readonly onCountryChange: (country: DialCountry) => void;
}

/** Mobile number with dial code. */
export function MobileField(field: MobileFieldProps): ReactNode {
  const { t } = useTranslation('auth');
  const { countries, current } = useDialCountries();
  return (
    <MobileNumberField
      {...field}
      label={t('mobile.label')}
      countries={countries}
      currentCountry={current}
      pickerLabel={t('mobile.picker')}
      searchLabel={t('mobile.search')}
      noMatchLabel={t('mobile.none')}
    />
  );
}
