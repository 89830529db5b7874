/** Dialing code of the site's country, the Philippines. */
export const HOME_DIALING_CODE = '63';

/** A number that can never be reached: sending a code to it fails. */
export const UNREACHABLE_MOBILE = '9000000000';

/**
 * True for a possible mobile number of the country: in the Philippines ten digits starting with 9, elsewhere six to
 * fourteen digits without leading zero.
 */
export function isMobileNumber(mobileNum: string, countryDialingCode: string): boolean {
  return (countryDialingCode === HOME_DIALING_CODE ? /^9\d{9}$/ : /^[1-9]\d{5,13}$/).test(mobileNum);
}

/** Dialing code and number joined, the lookup key of accounts. */
export function wholeNumber(mobileNum: string, countryDialingCode: string): string {
  return `${countryDialingCode}${mobileNum}`;
}
