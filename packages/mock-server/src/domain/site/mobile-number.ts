import { countries } from './countries.data.ts';

/** The dialing code of the site's own country, the Philippines. */
export const HOME_DIALING_CODE = '63';

/** A number that can never be reached: sending a code to it fails. */
export const UNREACHABLE_MOBILE = '9000000000';

const DIALING_CODES: ReadonlySet<string> = new Set(countries.map(({ countryDialingCode }) => countryDialingCode));

/**
 * True for a possible mobile number of a listed country: in the Philippines ten digits that start with 9, elsewhere six
 * to fourteen digits without a leading zero.
 */
export function isMobileNumber(mobileNum: string, countryDialingCode: string): boolean {
  if (!DIALING_CODES.has(countryDialingCode)) return false;
  return (countryDialingCode === HOME_DIALING_CODE ? /^9\d{9}$/ : /^[1-9]\d{5,13}$/).test(mobileNum);
}

/** True for a possible mobile number, given as dialing code and number joined. */
export function isFullMobileNumber(mobile: string): boolean {
  return [...DIALING_CODES].some((code) => mobile.startsWith(code) && isMobileNumber(mobile.slice(code.length), code));
}

/** Dialing code and number joined: the key by which accounts are found. */
export function fullMobileNumber(mobileNum: string, countryDialingCode: string): string {
  return `${countryDialingCode}${mobileNum}`;
}
