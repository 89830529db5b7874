import { sendRegisterSmsCode } from '@croupier/sdk/client';
import { readMobileNumber, type DialCountry } from '@croupier/ui/inputs/MobileNumberField';
import { useState, type ReactNode } from 'react';

import { useSendCode, type SendCodeState } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import type { RegistrationReturn } from './registration-fields.ts';

export interface MobileNumber {
  readonly country: DialCountry | undefined;
  readonly setCountry: (country: DialCountry) => void;
  /** National number; undefined when invalid. */
  readonly read: (input: string) => Promise<string | undefined>;
  /** Number in the request's format; undefined when invalid. */
  readonly toRequest: (input: string) => Promise<{ mobileNum: string; countryDialingCode: string } | undefined>;
}

/** Parses mobile numbers of the selected country. */
export function useMobileNumber(): MobileNumber {
  const [country, setCountry] = useState<DialCountry>();
  const read = async (input: string): Promise<string | undefined> =>
    country && (await readMobileNumber(input, country.countryCode))?.national;
  const toRequest: MobileNumber['toRequest'] = async (input) => {
    const mobileNum = await read(input);
    return mobileNum === undefined || country === undefined
      ? undefined
      : { mobileNum, countryDialingCode: country.dialCode };
  };
  return { country, setCountry, read, toRequest };
}

export interface RegistrationCode {
  readonly codeSender: SendCodeState;
  readonly send: () => void;
  /** Slider check before a code is sent; must always be rendered. */
  readonly slider: ReactNode;
}

/** SMS code of a registration; requires a valid number and the slider [VAL-04]. */
export function useRegistrationCode(form: RegistrationReturn, mobile: MobileNumber): RegistrationCode {
  const codeSender = useSendCode({ name: 'register' });
  const slider = useSlider('SMS');
  const send = async (): Promise<void> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = await mobile.toRequest(form.getValues('mobileNum'));
    const sliderVerification = await slider.requestVerification();
    if (sliderVerification === undefined || number === undefined) return;
    codeSender.send(async () => sendRegisterSmsCode({ body: { ...number, sliderVerification } }));
  };
  return { codeSender, send: () => void send(), slider: slider.dialog };
}
