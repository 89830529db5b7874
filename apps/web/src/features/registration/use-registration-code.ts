import { sendRegisterSmsCode } from '@croupier/sdk/client';
import { readMobileNumber, type DialCountry } from '@croupier/ui/MobileNumberField';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useSendCode, type SendCodeState } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import type { RegistrationValues } from './registration-fields.ts';

export interface MobileNumber {
  readonly setCountry: (country: DialCountry) => void;
  /** National number; undefined when invalid. */
  readonly read: (typed: string) => Promise<string | undefined>;
  /** Number in the request's format. */
  readonly wire: (typed: string) => Promise<{ mobileNum: string; countryDialingCode: string } | undefined>;
}

/** A mobile number of the selected country. */
export function useMobileNumber(): MobileNumber {
  const [country, setCountry] = useState<DialCountry>();
  const read = async (typed: string): Promise<string | undefined> =>
    country && (await readMobileNumber(typed, country.countryCode))?.national;
  const wire: MobileNumber['wire'] = async (typed) => {
    const mobileNum = await read(typed);
    return mobileNum === undefined || country === undefined
      ? undefined
      : { mobileNum, countryDialingCode: country.dialCode };
  };
  return { setCountry, read, wire };
}

export interface RegistrationCode {
  readonly sending: SendCodeState;
  readonly send: () => void;
  /** Slider check before a code is sent; always render it. */
  readonly slider: ReactNode;
}

/** SMS code of a registration, sent once number and slider are valid [VAL-04]. */
export function useRegistrationCode(form: UseFormReturn<RegistrationValues>, mobile: MobileNumber): RegistrationCode {
  const sending = useSendCode({ name: 'register' });
  const slider = useSlider('SMS');
  const send = async (): Promise<void> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = await mobile.wire(form.getValues('mobileNum'));
    const proof = await slider.requestProof();
    if (proof === undefined || number === undefined) return;
    sending.send(async () => sendRegisterSmsCode({ body: { ...number, sliderVerification: proof } }));
  };
  return { sending, send: () => void send(), slider: slider.dialog };
}
