import { listCountryCodesQuery } from '@croupier/sdk/hooks';
import { readMobileNumber, type DialCountry } from '@croupier/ui/inputs/MobileNumberField';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reading } from '../forms/read-body.ts';

/** A mobile number as requests have it. */
export interface RequestedNumber {
  /** National digits without trunk prefix. */
  readonly mobileNum: string;
  /** Digits without the plus. */
  readonly countryDialingCode: string;
}

export interface MobileNumber {
  /** For `onCountryChange` of the field. */
  readonly setCountry: (country: DialCountry) => void;
  /** The country of the number that was read last, for a request; empty before. */
  readonly dialing: () => Partial<Pick<RequestedNumber, 'countryDialingCode'>>;
  /** National digits; an empty input gives no value. Reasons: `MOBILE`, and `COUNTRIES` while the countries cannot be loaded. */
  readonly read: (input: string) => Promise<Reading<string>>;
  /** The number in the request's format; undefined when empty or invalid. */
  readonly toRequest: (input: string) => Promise<RequestedNumber | undefined>;
  /** Texts of the reasons. */
  readonly errorTexts: Readonly<Record<'MOBILE' | 'COUNTRIES', string>>;
}

type Country = Pick<DialCountry, 'countryCode' | 'dialCode'>;

/** Reads mobile numbers of the country that the field shows [DIAL-02] [DIAL-03]; waits for the countries if they are still loading. */
export function useMobileNumber(): MobileNumber {
  const { t } = useTranslation('auth');
  const queryClient = useQueryClient();
  const country = useRef<Country>(undefined);

  const setCountry = useCallback((chosen: DialCountry): void => {
    country.current = chosen;
  }, []);
  /** What the field shows first. */
  const startingCountry = async (): Promise<Country | undefined> => {
    const { list, current } = (await queryClient.ensureQueryData(listCountryCodesQuery())).value;
    const start = list.find(({ countryCode }) => countryCode === current) ?? list[0];
    return start && { countryCode: start.countryCode, dialCode: start.countryDialingCode };
  };
  const read: MobileNumber['read'] = async (input) => {
    if (input.trim() === '') return { ok: true, value: undefined };
    country.current ??= await startingCountry().catch(() => undefined);
    if (country.current === undefined) return { ok: false, reason: 'COUNTRIES' };
    const value = (await readMobileNumber(input, country.current.countryCode))?.national;
    return value === undefined ? { ok: false, reason: 'MOBILE' } : { ok: true, value };
  };
  return {
    setCountry,
    dialing: () => (country.current === undefined ? {} : { countryDialingCode: country.current.dialCode }),
    read,
    toRequest: async (input) => {
      const reading = await read(input);
      if (!reading.ok || reading.value === undefined || country.current === undefined) return undefined;
      return { mobileNum: reading.value, countryDialingCode: country.current.dialCode };
    },
    errorTexts: { MOBILE: t('mobile.wrong'), COUNTRIES: t('mobile.noCountries') },
  };
}
