import { sendRegisterSmsCode } from '@croupier/sdk/client';
import type { ReactNode } from 'react';

import { IdentityError } from '../../shared/errors/identity-error.ts';
import type { ContractFieldError } from '../../shared/forms/read-body.ts';
import { usePhoneService } from '../../shared/identity/use-phone-service.ts';
import type { MobileNumber } from '../../shared/verification/use-mobile-number.ts';
import { usePhoneCode } from '../../shared/verification/use-phone-code.ts';
import { useSendCode, type SendCodeState } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import type { RegistrationBody, RegistrationReturn } from './registration-fields.ts';

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
