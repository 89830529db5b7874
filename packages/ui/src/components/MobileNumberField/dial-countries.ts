export interface DialCountry {
  /** ISO 3166-1 alpha-2, upper case; also names the flag. */
  countryCode: string;
  /** Digits without the plus. */
  dialCode: string;
  /** In the language of the page. */
  name: string;
}

export interface DialStart {
  initialDialCode?: string | undefined;
  /** Country code of where the reader is. */
  currentCountry: string;
}

/** Countries that share a dial code are told apart by where the reader is; the first one else. */
function likeliest(sharing: readonly DialCountry[], currentCountry: string): DialCountry | undefined {
  return sharing.find(({ countryCode }) => countryCode === currentCountry) ?? sharing[0];
}

/** The country to start with: of the initial dial code if the list has it, else the current one [DIAL-02]. */
export function startingCountry(
  countries: readonly DialCountry[],
  { initialDialCode, currentCountry }: DialStart,
): DialCountry | undefined {
  const initial = countries.filter(({ dialCode }) => dialCode === initialDialCode);
  return likeliest(initial, currentCountry) ?? likeliest(countries, currentCountry);
}

/** Country and rest of a number that begins with + or 00; undefined for another text or an unknown country. */
export function splitInternational(
  text: string,
  countries: readonly DialCountry[],
  currentCountry: string,
): { country: DialCountry; rest: string } | undefined {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(text)?.[1]?.replaceAll(/\D/g, '');
  if (digits === undefined) return undefined;
  const fitting = countries.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const country = likeliest(
    fitting.filter(({ dialCode }) => dialCode.length === longest),
    currentCountry,
  );
  return country && { country, rest: digits.slice(longest) };
}
