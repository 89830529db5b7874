import { countries } from './system/countries.data.ts';

/** The dialing code of the site's own country, the Philippines. */
export const HOME_DIALING_CODE = '63';

/** A number that can never be reached: sending a code to it fails. */
export const UNREACHABLE_MOBILE = '9000000000';

const DIALING_CODES: ReadonlySet<string> = new Set(countries.map(({ countryDialingCode }) => countryDialingCode));

/**
 * Whether this can be a mobile number of a country that `listCountryCodes` names: ten digits that begin with 9 in the Philippines, and elsewhere six
 * to fourteen digits without a leading zero.
 */
export function isMobileNumber(mobileNum: string, countryDialingCode: string): boolean {
  if (!DIALING_CODES.has(countryDialingCode)) return false;
  return (countryDialingCode === HOME_DIALING_CODE ? /^9\d{9}$/ : /^[1-9]\d{5,13}$/).test(mobileNum);
}

/** Dialing code and number joined, the lookup key of accounts. */
export function wholeNumber(mobileNum: string, countryDialingCode: string): string {
  return `${countryDialingCode}${mobileNum}`;
}
