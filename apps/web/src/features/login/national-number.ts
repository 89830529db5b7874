import { readMobileNumber, type DialCountry } from '@croupier/ui/inputs/MobileNumberField';

/** The number in the contract's format; undefined when invalid, or while its country is unknown. */
export async function nationalNumber(input: string, country: DialCountry | undefined): Promise<string | undefined> {
  return country && (await readMobileNumber(input, country.countryCode))?.national;
}
