import type { CountryCode } from 'libphonenumber-js/min';

export interface MobileNumber {
  /** National digits without country code and trunk prefix. */
  national: string;
  /** International format with + and grouping. */
  international: string;
}

/**
 * Parses a number in the format of a country (ISO code); undefined when it is invalid. Loads the rules of all
 * countries on first use, and rejects when that fails.
 */
export async function readMobileNumber(text: string, countryCode: string): Promise<MobileNumber | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  if (!isSupportedCountry(countryCode)) return undefined;
  const country: CountryCode = countryCode;
  const number = parsePhoneNumberFromString(text, country);
  if (!number?.isValid() || (number.country !== undefined && number.country !== country)) return undefined;
  return { national: number.nationalNumber, international: number.formatInternational() };
}
