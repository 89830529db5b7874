export interface DialCountry {
  /** ISO 3166-1 alpha-2, upper case; also selects the flag. */
  countryCode: string;
  /** Digits without the plus. */
  dialCode: string;
  /** Name in the page's language. */
  name: string;
}

export interface DialStart {
  initialDialCode?: string | undefined;
  /** Country code of the visitor's location. */
  currentCountry: string;
}

/** Returns the country of the visitor's location if it is a candidate, otherwise the first candidate. */
function defaultCountry(candidates: readonly DialCountry[], currentCountry: string): DialCountry | undefined {
  return candidates.find(({ countryCode }) => countryCode === currentCountry) ?? candidates[0];
}

/** Initial country: that of the initial dial code if it is listed, otherwise the visitor's country [DIAL-02]. */
export function startingCountry(
  countries: readonly DialCountry[],
  { initialDialCode, currentCountry }: DialStart,
): DialCountry | undefined {
  const initial = countries.filter(({ dialCode }) => dialCode === initialDialCode);
  return defaultCountry(initial, currentCountry) ?? defaultCountry(countries, currentCountry);
}

/**
 * Country and national digits of a number that starts with + or 00; undefined for other texts and unknown countries.
 */
export function splitInternational(
  text: string,
  countries: readonly DialCountry[],
  currentCountry: string,
): { country: DialCountry; rest: string } | undefined {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(text)?.[1]?.replaceAll(/\D/g, '');
  if (digits === undefined) return undefined;
  const matching = countries.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(0, ...matching.map(({ dialCode }) => dialCode.length));
  const country = defaultCountry(
    matching.filter(({ dialCode }) => dialCode.length === longest),
    currentCountry,
  );
  return country && { country, rest: digits.slice(longest) };
}
