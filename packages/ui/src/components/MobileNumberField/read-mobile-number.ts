import type { CountryCode } from 'libphonenumber-js/min';

export interface MobileNumber {
  /** Digits without the country's code and without a leading zero that is only dialled at home. */
  national: string;
  /** Grouped, with + and the country's code. */
  international: string;
}

/**
 * Reads a number as it is written in a country (ISO code); undefined when there is no such number. The rules of all
 * countries are fetched at the first call, and it rejects when they cannot be had.
 */
export async function readMobileNumber(text: string, countryCode: string): Promise<MobileNumber | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  if (!isSupportedCountry(countryCode)) return undefined;
  const country: CountryCode = countryCode;
  const number = parsePhoneNumberFromString(text, country);
  if (!number?.isValid() || (number.country !== undefined && number.country !== country)) return undefined;
  return { national: number.nationalNumber, international: number.formatInternational() };
}
