import styled from '@emotion/styled';
import type { ClipboardEvent } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { DialCodePicker, type DialCodeTexts } from './DialCodePicker.tsx';
import { splitInternational } from './dial-countries.ts';
import { useDialCountry, type DialChoice } from './use-dial-country.ts';

export type { DialCountry } from './dial-countries.ts';
export { readMobileNumber, type MobileNumber } from './read-mobile-number.ts';

export interface MobileNumberFieldProps
  extends DialCodeTexts, DialChoice, Omit<TextFieldProps, 'type' | 'inputMode' | 'startSlot' | 'dir'> {}

const Number = styled(TextField)({
  // Left to right, but aligned with the field's start.
  '[dir="rtl"] & input[type="tel"]': { textAlign: 'end' },
});

/**
 * A national mobile number with the country's dial code. `countries` is empty while loading. A number pasted with + or
 * 00 selects its country.
 */
export function MobileNumberField(props: MobileNumberFieldProps) {
  const { countries, initialDialCode, currentCountry, onCountryChange, ...rest } = props;
  const { pickerLabel, searchLabel, noMatchLabel, onPaste, ...field } = rest;
  const { country, choose } = useDialCountry({ countries, initialDialCode, currentCountry, onCountryChange });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const split = splitInternational(event.clipboardData.getData('text'), countries, country?.countryCode ?? '');
    if (!split || event.defaultPrevented) return;
    event.preventDefault();
    choose(split.country);
    const input = event.currentTarget;
    input.setRangeText(split.rest, 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Number
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
