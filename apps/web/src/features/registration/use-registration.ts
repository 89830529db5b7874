import { isApiError, type ApiError, type ErrorCode } from '@croupier/sdk/errors';
import { registerMemberByMobileMutation, registerMemberMutation } from '@croupier/sdk/query';
import type { MobileRegistrationRequest, RegistrationFieldConfig, SliderVerification } from '@croupier/sdk/types';
import type { DialCountry } from '@croupier/ui/MobileNumberField';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { checkAffiliateCode } from '@croupier/sdk/client';

import { ageRulesOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { readReferralCode } from '../../shared/referral-code.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useCaptcha, type Captcha } from '../../shared/verification/use-captcha.ts';
import type { SendCodeState } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { validateRegistration } from './validate-registration.ts';
import { readDraft } from './registration-draft.ts';
import {
  entered,
  FIELD_NAMES,
  registrationFrame,
  shownFields,
  isFieldName,
  type FieldConfigs,
  type FieldName,
  type RegistrationMethod,
  type RegistrationValues,
} from './registration-fields.ts';
import { useConfirmInvitation } from './use-confirm-invitation.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useMobileNumber, useRegistrationCode } from './use-registration-code.ts';
import { useAvailability } from './use-availability.ts';

const FIELD_OF_CODE: Readonly<Partial<Record<ErrorCode, FieldName>>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  MOBILE_TAKEN: 'mobileNum',
  MOBILE_INVALID: 'mobileNum',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
  PASSWORD_WEAK: 'password',
  PASSWORD_MISMATCH: 'confirmPassword',
  AGE_BELOW_MINIMUM: 'birthday',
  AFFILIATE_CODE_INVALID: 'affiliateCode',
  REFERRAL_CODE_INVALID: 'referralCode',
  AUTH_CAPTCHA_REQUIRED: 'captcha',
  AUTH_CAPTCHA_INVALID: 'captcha',
};

/** Fields that a refusal concerns; empty when it concerns something else. */
function fieldErrorsOf({ code, fieldErrors }: ApiError): readonly FieldName[] {
  const named = fieldErrors.map(({ field }) => field).filter(isFieldName);
  const field = code === undefined ? undefined : FIELD_OF_CODE[code];
  return field === undefined ? named : [field, ...named];
}

export interface RegistrationOptions {
  readonly method: RegistrationMethod;
  readonly configs: FieldConfigs;
  readonly onRegistered: (token: string) => void;
}

export interface Registration {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly shown: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly captcha: Captcha;
  readonly sending: SendCodeState;
  readonly isSending: boolean;
  /** Error of the last try, when it concerns no field. */
  readonly failure: Error | null;
  /** Slider checks of registration and SMS code; always render them. */
  readonly slider: ReactNode;
  readonly codeSlider: ReactNode;
  readonly setCountry: (country: DialCountry) => void;
  /** Asks the platform about a field that was left. */
  readonly checkField: (name: FieldName) => void;
  readonly sendCode: () => void;
  readonly submit: (values: RegistrationValues) => Promise<void>;
}

function firstValues(query: URLSearchParams): RegistrationValues {
  const texts = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));
  const referral = query.get('referralCode') ?? readReferralCode();
  const draft = { ...(referral !== undefined && { referralCode: referral }), ...readDraft() };
  // Made of every field's name.
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

/** The registration: its values, its checks, and its way in the order of [REG-19]. */
export function useRegistration({ method, configs, onRegistered }: RegistrationOptions): Registration {
  const { brand } = useSite();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const mobile = useMobileNumber();
  const [failure, setFailure] = useState<Error | null>(null);
  const taken = useAvailability();
  const shown = shownFields(configs, method, query.has('referralCode') || readReferralCode() !== undefined);
  const captcha = useCaptcha(shown.has('captcha'));
  const slider = useSlider('REGISTER');
  const rules = { ...ageRulesOf(brand), shown, isTaken: taken.isTaken, readMobile: mobile.read };
  const form = useForm<RegistrationValues>({
    shouldFocusError: false,
    defaultValues: firstValues(query),
    resolver: async (values) => {
      const errors = await validateRegistration(values, { ...rules, now: new Date() });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const finish = useKeptDraft(form, onRegistered);
  const affiliate = useAffiliateCheck(form);
  const code = useRegistrationCode(form, mobile);
  const platform = usePlatform(method);

  const confirmInvitation = useConfirmInvitation();
  const showServerErrors = async (error: ApiError, isCaptchaSpent: boolean): Promise<void> => {
    const refused = fieldErrorsOf(error).filter((name) => shown.has(name));
    const [first] = refused;
    setFailure(first === undefined ? error : null);
    if (isCaptchaSpent && shown.has('captcha')) {
      form.setValue('captcha', '');
      form.setError('captcha', { type: 'spent' });
      captcha.refresh();
    }
    for (const name of refused) form.setError(name, { type: 'refused', message: errorText(error) });
    if (first === 'affiliateCode' || first === 'referralCode') await confirmInvitation();
    if (first !== undefined) form.setFocus(first);
  };
  const register = async (values: RegistrationValues, proof: SliderVerification): Promise<void> => {
    const given = entered(values, shown);
    const { mobileNum } = given;
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
    checkField: (name) => {
      const value = form.getValues(name).trim();
      if (name === 'affiliateCode') return void affiliate.checkTyped();
      if (!shown.has(name) || form.getFieldState(name).invalid) return;
      void taken.ask(name, value).then((isTaken) => isTaken && form.trigger(name));
    },
    sendCode: code.send,
    submit: async (values) => {
      setFailure(null);
      // Before the slider, which is spent by a try as well.
      const invitation = await affiliate.check(entered(values, shown).affiliateCode);
      if (invitation !== undefined) return showServerErrors(invitation, false);
      const proof = await slider.requestProof();
      if (proof === undefined) return;
      await register(values, proof).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return showServerErrors(error, true);
      });
    },
  };
}

interface AffiliateCheck {
  /** Why the platform refuses the code; undefined when it does not, or when there is none. */
  readonly check: (code: string | undefined) => Promise<ApiError | undefined>;
  /** Marks the field when the code in it is none. A call that fails is left to the registration itself. */
  readonly checkTyped: () => Promise<void>;
}

/** The invitation code of an affiliate, checked before captcha and slider are spent [REG-19] [VAL-27]. */
function useAffiliateCheck(form: UseFormReturn<RegistrationValues>): AffiliateCheck {
  const errorText = useErrorText();
  const check: AffiliateCheck['check'] = async (code) => {
    if (code === undefined || code === '') return undefined;
    try {
      await checkAffiliateCode({ query: { code, domain: location.hostname } });
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return error;
    }
  };
  const typed = (): string => form.getValues('affiliateCode').trim();
  return {
    check,
    checkTyped: async () => {
      const code = typed();
      const refusal = await check(code);
      if (typed() !== code) return;
      if (refusal?.code === 'AFFILIATE_CODE_INVALID') {
        form.setError('affiliateCode', { type: 'refused', message: errorText(refusal) });
      } else form.clearErrors('affiliateCode');
    },
  };
}
