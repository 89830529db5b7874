import { useListCountryCodes } from '@croupier/sdk/hooks';
import type { DialCountry } from '@croupier/ui/inputs/MobileNumberField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface DialCountries {
  /** Names in the visitor's language; empty while loading. */
  readonly countries: readonly DialCountry[];
  /** Country code of the visitor's location. */
  readonly current: string;
}

/** Countries whose mobile numbers the platform accepts. */
export function useDialCountries(): DialCountries {
  const { i18n } = useTranslation();
  const { data } = useListCountryCodes({ staleTime: Infinity });
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const countries = (data?.list ?? []).map(({ countryCode, countryDialingCode }) => ({
      countryCode,
      dialCode: countryDialingCode,
      name: names.of(countryCode) ?? countryCode,
    }));
    return { countries, current: data?.current ?? '' };
  }, [data, i18n.language]);
}
