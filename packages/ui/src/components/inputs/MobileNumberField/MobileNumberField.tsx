import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import type { CountryCode } from 'libphonenumber-js/min';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { DialCodePicker, type DialCodeTexts } from './DialCodePicker.tsx';
import { splitInternational, startingCountry, type DialCountry, type DialStart } from './dial-countries.ts';

export type { DialCountry } from './dial-countries.ts';

export interface MobileNumberFieldProps
  extends DialCodeTexts, DialChoice, Omit<TextFieldProps, 'type' | 'inputMode' | 'startSlot' | 'dir'> {}

const NumberField = styled(TextField)({
  // The number is left to right, but aligned with the field's start.
  '[dir="rtl"] & input[type="tel"]': { textAlign: 'end' },
});

/**
 * A national mobile number with the country's dial code. `countries` is empty while loading. Pasting a number with +
 * or 00 selects its country.
 */
export function MobileNumberField(props: MobileNumberFieldProps) {
  const { countries, initialDialCode, currentCountry, onCountryChange, ...rest } = props;
  const { pickerLabel, searchLabel, noMatchLabel, onPaste, ...field } = rest;
  const { country, choose } = useDialCountry({ countries, initialDialCode, currentCountry, onCountryChange });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const parsed = splitInternational(event.clipboardData.getData('text'), countries, country?.countryCode ?? '');
    if (!parsed || event.defaultPrevented) return;
    event.preventDefault();
    choose(parsed.country);
    const input = event.currentTarget;
    input.setRangeText(parsed.rest, 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <NumberField
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="tel"
      dir="ltr"
      onPaste={paste}
      startSlot={
        <DialCodePicker
          countries={countries}
          country={country}
          onChoose={choose}
          disabled={field.disabled}
          pickerLabel={pickerLabel}
          searchLabel={searchLabel}
          noMatchLabel={noMatchLabel}
        />
      }
    />
  );
}

export interface MobileNumber {
  /** National digits without country code and trunk prefix. */
  national: string;
  /** International format with + and grouping. */
  international: string;
}

/**
 * Parses a number in the format of a country (ISO code); undefined when it is invalid. Loads the rules of all
 * countries on first use, and rejects when that fails.
 */
export async function readMobileNumber(text: string, countryCode: string): Promise<MobileNumber | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  if (!isSupportedCountry(countryCode)) return undefined;
  const country: CountryCode = countryCode;
  const number = parsePhoneNumberFromString(text, country);
  if (!number?.isValid() || (number.country !== undefined && number.country !== country)) return undefined;
  return { national: number.nationalNumber, international: number.formatInternational() };
}

interface DialChoice extends DialStart {
  countries: readonly DialCountry[];
  onCountryChange: (country: DialCountry) => void;
}

/** The selected country; reported initially and on every change [DIAL-03]. */
function useDialCountry({ countries, onCountryChange, ...start }: DialChoice) {
  const [chosenCode, setChosenCode] = useState<string>();
  const reportedCode = useRef<string>(undefined);
  const country = countries.find(({ countryCode }) => countryCode === chosenCode) ?? startingCountry(countries, start);

  // The list may load after the field, and a new list may lack the selected country.
  useEffect(() => {
    if (!country || reportedCode.current === country.countryCode) return;
    reportedCode.current = country.countryCode;
    onCountryChange(country);
  }, [country, onCountryChange]);

  const choose = (next: DialCountry) => {
    reportedCode.current = next.countryCode;
    setChosenCode(next.countryCode);
    onCountryChange(next);
  };
  return { country, choose };
}
