import { useEffect, useRef, useState } from 'react';
import { startingCountry, type DialCountry, type DialStart } from './dial-countries.ts';

export interface DialChoice extends DialStart {
  countries: readonly DialCountry[];
  onCountryChange: (country: DialCountry) => void;
}

/** The chosen country, told to the caller at the start and at every choice [DIAL-03]. */
export function useDialCountry({ countries, onCountryChange, ...start }: DialChoice) {
  const [chosen, setChosen] = useState<string>();
  const told = useRef<string>(undefined);
  const country = countries.find(({ countryCode }) => countryCode === chosen) ?? startingCountry(countries, start);

  // The list may come later than the field, and lose the chosen country with a new one.
  useEffect(() => {
    if (!country || told.current === country.countryCode) return;
    told.current = country.countryCode;
    onCountryChange(country);
  }, [country, onCountryChange]);

  const choose = (next: DialCountry) => {
    told.current = next.countryCode;
    setChosen(next.countryCode);
    onCountryChange(next);
  };
  return { country, choose };
}
