import { MobileNumberField, type DialCountry, type MobileNumberFieldProps } from '@croupier/ui/MobileNumberField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDialCountries } from './use-dial-countries.ts';

export interface MobileFieldProps extends Pick<
  MobileNumberFieldProps,
  'id' | 'name' | 'value' | 'error' | 'hint' | 'labelEnd' | 'onChange' | 'onBlur' | 'ref'
> {
  /** Told at the start and at every choice; the same function at every rendering. */
  readonly onCountryChange: (country: DialCountry) => void;
}

/** A mobile number with its country's dial code. */
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
