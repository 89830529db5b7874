import { sendRegisterSmsCode } from '@croupier/sdk/client';
import { readMobileNumber, type DialCountry } from '@croupier/ui/inputs/MobileNumberField';
import { useState, type ReactNode } from 'react';

import { IdentityError } from '../../shared/errors/identity-error.ts';
import type { ContractFieldError } from '../../shared/forms/read-body.ts';
import { usePhoneService } from '../../shared/identity/use-phone-service.ts';
import { usePhoneCode } from '../../shared/verification/use-phone-code.ts';
import { useSendCode, type SendCodeState } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import type { RegistrationBody, RegistrationReturn } from './registration-fields.ts';

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
  /**
   * The body with the proof of the number in place of the code, where the phone service has sent it [ENT-09]; undefined, with
   * an error at the field, when the service refuses the code.
   */
  readonly prove: (body: RegistrationBody) => Promise<RegistrationBody | undefined>;
  /** Slider check before a code is sent; must always be rendered. */
  readonly slider: ReactNode;
}

/**
 * Code of a registration, which requires a valid number [VAL-04]: by SMS after the slider, or by the phone service, which has
 * its own check.
 */
export function useRegistrationCode(
  form: RegistrationReturn,
  mobile: MobileNumber,
  isAsked: boolean,
): RegistrationCode {
  const usesService = usePhoneService() && isAsked;
  const bySms = useSendCode({ name: 'register' });
  const phone = usePhoneCode('register', usesService);
  const slider = useSlider('SMS');
  const send = async (): Promise<void> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = await mobile.toRequest(form.getValues('mobileNum'));
    if (usesService) return number && phone.send(`+${number.countryDialingCode}${number.mobileNum}`);
    const sliderVerification = await slider.requestVerification();
    if (sliderVerification === undefined || number === undefined) return;
    bySms.send(async () => sendRegisterSmsCode({ body: { ...number, sliderVerification } }));
  };
  const prove: RegistrationCode['prove'] = async ({ verificationCode, ...body }) => {
    if (!usesService) return { ...body, ...(verificationCode !== undefined && { verificationCode }) };
    try {
      const { channel, idToken } = await phone.confirm(verificationCode ?? '');
      return { ...body, firebaseChannel: channel, firebaseIdToken: idToken };
    } catch (failure) {
      if (!(failure instanceof IdentityError)) throw failure;
      const refused: ContractFieldError = { type: 'REFUSED', refusal: failure };
      form.setError('verificationCode', refused);
      form.setFocus('verificationCode');
      return undefined;
    }
  };
  return {
    codeSender: usesService ? phone.codeSender : bySms,
    send: () => void send(),
    prove,
    slider: slider.dialog,
  };
}
