import { useEffect, useRef, useState } from 'react';
import { startingCountry, type DialCountry, type DialStart } from './dial-countries.ts';

export interface DialChoice extends DialStart {
  countries: readonly DialCountry[];
  onCountryChange: (country: DialCountry) => void;
}

/** The selected country; reported initially and on every change [DIAL-03]. */
export function useDialCountry({ countries, onCountryChange, ...start }: DialChoice) {
  const [chosen, setChosen] = useState<string>();
  const reportedValue = useRef<string>(undefined);
  const country = countries.find(({ countryCode }) => countryCode === chosen) ?? startingCountry(countries, start);

  // The list may load after the field, and a new list may lack the selected country.
  useEffect(() => {
    if (!country || reportedValue.current === country.countryCode) return;
    reportedValue.current = country.countryCode;
    onCountryChange(country);
  }, [country, onCountryChange]);

  const choose = (next: DialCountry) => {
    reportedValue.current = next.countryCode;
    setChosen(next.countryCode);
    onCountryChange(next);
  };
  return { country, choose };
}
