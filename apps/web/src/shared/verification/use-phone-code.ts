import { useRef } from 'react';

import { IdentityError } from '../errors/identity-error.ts';
import type { PhoneProof } from '../identity/identity-service.ts';
import { useIdentityService } from '../identity/use-identity-service.ts';
import { useSendCode, type SendCodeState } from './use-send-code.ts';

/** Validity of a code in minutes, which is also the countdown until another one can be sent [SMS-03]. */
const CODE_MINUTES = 1;

export interface PhoneCode {
  readonly codeSender: SendCodeState;
  /** Sends a code to a number in international format. */
  readonly send: (number: string) => void;
  /** Exchanges the code for a proof of the number; rejects with an IdentityError. The same code again gives the same proof. */
  readonly confirm: (code: string) => Promise<PhoneProof>;
}

/**
 * Code of the phone service. `name` identifies the form: countdown and sign-in are kept in the tab, because phones drop the
 * page while its visitor reads the message.
 */
export function usePhoneCode(name: string, isNeeded: boolean): PhoneCode {
  const key = `phone-sign-in-${name}`;
  const codeSender = useSendCode({ name: `${name}-phone` });
  const withService = useIdentityService(isNeeded);
  const confirmed = useRef<{ readonly id: string; readonly code: string; readonly proof: PhoneProof }>(undefined);
  return {
    codeSender,
    send: (number) =>
      codeSender.send(async () => {
        const { id } = await withService((service) => service.startPhoneSignIn(number));
        sessionStorage.setItem(key, id);
        return { value: { expiredMinutes: CODE_MINUTES } };
      }),
    async confirm(typed) {
      const id = sessionStorage.getItem(key);
      const code = typed.trim();
      if (id === null || code === '') throw new IdentityError('INVALID_CODE');
      const known = confirmed.current;
      if (known?.id === id && known.code === code) return known.proof;
      const proof = await withService((service) => service.resumePhoneSignIn(id).confirm(code));
      confirmed.current = { id, code, proof };
      return proof;
    },
  };
}
