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

/** Countries that share a dial code are resolved by the visitor's location, otherwise the first one is taken. */
function defaultCountry(sharing: readonly DialCountry[], currentCountry: string): DialCountry | undefined {
  return sharing.find(({ countryCode }) => countryCode === currentCountry) ?? sharing[0];
}

/** Initial country: that of the initial dial code if listed, otherwise the current one [DIAL-02]. */
export function startingCountry(
  countries: readonly DialCountry[],
  { initialDialCode, currentCountry }: DialStart,
): DialCountry | undefined {
  const initial = countries.filter(({ dialCode }) => dialCode === initialDialCode);
  return defaultCountry(initial, currentCountry) ?? defaultCountry(countries, currentCountry);
}

/**
 * Country and remaining digits of a number that starts with + or 00; undefined for other texts and unknown countries.
 */
export function splitInternational(
  text: string,
  countries: readonly DialCountry[],
  currentCountry: string,
): { country: DialCountry; rest: string } | undefined {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(text)?.[1]?.replaceAll(/\D/g, '');
  if (digits === undefined) return undefined;
  const fitting = countries.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const country = defaultCountry(
    fitting.filter(({ dialCode }) => dialCode.length === longest),
    currentCountry,
  );
  return country && { country, rest: digits.slice(longest) };
}
