import { checkAffiliateCode } from '@croupier/sdk/client';
import { isApiError, type ApiError } from '@croupier/sdk/errors';
import { registerMemberByMobileMutation, registerMemberMutation } from '@croupier/sdk/query';
import type { MobileRegistrationRequest, RegistrationFieldConfig, SliderVerification } from '@croupier/sdk/types';
import type { DialCountry } from '@croupier/ui/MobileNumberField';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useCaptcha, type Captcha } from '../../shared/verification/use-captcha.ts';
import type { CodeSending } from '../../shared/verification/use-code-sending.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { judgeRegistration } from './judge-registration.ts';
import { forgetDraft, keepDraft, readDraft } from './registration-draft.ts';
import { fieldsOfRefusal } from './refused-fields.ts';
import {
  entered,
  FIELD_NAMES,
  registrationFrame,
  shownFields,
  type FieldConfigs,
  type FieldName,
  type RegistrationMethod,
  type RegistrationValues,
} from './registration-fields.ts';
import { useInvitationWarning } from './use-invitation-warning.ts';
import { useMobileNumber, useRegistrationCode } from './use-registration-code.ts';
import { useTakenValues } from './use-taken-values.ts';

export interface RegistrationOptions {
  readonly method: RegistrationMethod;
  readonly configs: FieldConfigs;
  readonly onRegistered: (token: string) => void;
}

export interface Registration {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly shown: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly captcha: Captcha;
  readonly sending: CodeSending;
  readonly isSending: boolean;
  /** Error of the last try, when it concerns no field. */
  readonly failure: Error | null;
  /** Slider checks of registration and SMS code; always render them. */
  readonly slider: ReactNode;
  readonly codeSlider: ReactNode;
  readonly setCountry: (country: DialCountry) => void;
  readonly checkAvailability: (name: FieldName) => void;
  readonly sendCode: () => void;
  readonly submit: (values: RegistrationValues) => Promise<void>;
}

function firstValues(query: URLSearchParams): RegistrationValues {
  const texts = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));
  const invitation = query.get('referralCode');
  const draft = { ...readDraft(), ...(invitation !== null && { referralCode: invitation }) };
  // Has an entry for every field name.
  return { ...texts, terms: false, ...draft } as RegistrationValues;
}

/** The call that creates the account; answers with the token of its first session. */
function usePlatform(method: RegistrationMethod): {
  readonly isSending: boolean;
  readonly send: (body: MobileRegistrationRequest, headers: Captcha['headers']) => Promise<string>;
} {
  const byName = useMutation(registerMemberMutation());
  const byMobile = useMutation(registerMemberByMobileMutation());
  return {
    isSending: byName.isPending || byMobile.isPending,
    send: async (body, headers) => {
      const answer = method === 'MOBILE' ? byMobile.mutateAsync({ body }) : byName.mutateAsync({ body, headers });
      return (await answer).value.token;
    },
  };
}

/** Keeps the input for the next time the popup opens, until the account exists; returns the function that ends this. */
function useKeptDraft(
  { getValues }: UseFormReturn<RegistrationValues>,
  onRegistered: (token: string) => void,
): (token: string) => void {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (isDone.current) forgetDraft();
      else keepDraft(getValues());
    },
    [getValues],
  );
  return (token) => {
    isDone.current = true;
    onRegistered(token);
  };
}

/** Registration form: values, validation, and submit in the order of [REG-19]. */
export function useRegistration({ method, configs, onRegistered }: RegistrationOptions): Registration {
  const { brand } = useSite();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const mobile = useMobileNumber();
  const [failure, setFailure] = useState<Error | null>(null);
  const taken = useTakenValues();
  const shown = shownFields(configs, method, query.has('referralCode'));
  const captcha = useCaptcha(shown.has('captcha'));
  const slider = useSlider('REGISTER');
  const form = useForm<RegistrationValues>({
    shouldFocusError: false,
    defaultValues: firstValues(query),
    resolver: async (values) => {
      const { timeZone, birthdayAge, termsAge } = brand;
      const minimumAge = Math.max(birthdayAge, termsAge);
      const rules = { shown, minimumAge, timeZone, now: new Date(), isTaken: taken.isTaken, readMobile: mobile.read };
      const errors = await judgeRegistration(values, rules);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const finish = useKeptDraft(form, onRegistered);
  const code = useRegistrationCode(form, mobile);
  const platform = usePlatform(method);

  const warnOfInvitation = useInvitationWarning();
  const blame = async (error: ApiError): Promise<void> => {
    const refused = fieldsOfRefusal(error).filter((name) => shown.has(name));
    const [first] = refused;
    setFailure(first === undefined ? error : null);
    for (const name of refused) form.setError(name, { type: 'refused', message: errorText(error) });
    // Each try uses up its captcha.
    if (shown.has('captcha')) {
      form.setValue('captcha', '');
      captcha.refresh();
    }
    if (first === 'affiliateCode' || first === 'referralCode') await warnOfInvitation();
    if (first !== undefined) form.setFocus(first);
  };
  const register = async (values: RegistrationValues, proof: SliderVerification): Promise<void> => {
    const given = entered(values, shown);
    const { affiliateCode, mobileNum } = given;
    if (affiliateCode !== undefined) {
      await checkAffiliateCode({ query: { code: affiliateCode, domain: location.hostname } });
    }
    const body = {
      ...given,
      ...registrationFrame(),
      sliderVerification: proof,
      ...(mobileNum !== undefined && (await mobile.wire(mobileNum))),
    };
    finish(await platform.send(body, captcha.headers));
  };
  return {
    form,
    shown,
    captcha,
    sending: code.sending,
    failure,
    setCountry: mobile.setCountry,
    isSending: platform.isSending,
    slider: slider.dialog,
    codeSlider: code.slider,
    checkAvailability: (name) => {
      const value = form.getValues(name).trim();
      if (!shown.has(name) || form.getFieldState(name).invalid) return;
      void taken.ask(name, value).then((isTaken) => isTaken && form.trigger(name));
    },
    sendCode: code.send,
    submit: async (values) => {
      setFailure(null);
      const proof = await slider.ask();
      if (proof === undefined) return;
      await register(values, proof).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return blame(error);
      });
    },
  };
}
