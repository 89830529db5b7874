export { MobileNumberField, type MobileNumberFieldProps } from './MobileNumberField.tsx';
export type { DialCountry } from './dial-countries.ts';
export { readMobileNumber, type MobileNumber } from './read-mobile-number.ts';
