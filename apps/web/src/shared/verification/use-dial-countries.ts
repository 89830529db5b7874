import { listCountryCodesOptions } from '@croupier/sdk/query';
import type { DialCountry } from '@croupier/ui/MobileNumberField';
import { useQuery } from '@tanstack/react-query';
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
  const { data } = useQuery({ ...listCountryCodesOptions(), staleTime: Infinity });
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const countries = (data?.value.list ?? []).map(({ countryCode, countryDialingCode }) => ({
      countryCode,
      dialCode: countryDialingCode,
      name: names.of(countryCode) ?? countryCode,
    }));
    return { countries, current: data?.value.current ?? '' };
  }, [data, i18n.language]);
}
