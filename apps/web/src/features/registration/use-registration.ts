import { checkAffiliateCode } from '@croupier/sdk/client';
import { isApiError, type ApiError, type ErrorCode } from '@croupier/sdk/errors';
import {
  useRegisterMember,
  useRegisterMemberByMobile,
  type RegisterMemberByMobileVariables,
} from '@croupier/sdk/hooks';
import type { RegistrationFieldConfig, SliderVerification } from '@croupier/sdk/types';
import type { DialCountry } from '@croupier/ui/MobileNumberField';
import { useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useDialogs } from '@croupier/ui/DialogProvider';
import { useTranslation } from 'react-i18next';

import { ageRulesOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { readReferralCode } from '../../shared/referral-code.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useCaptcha, type Captcha } from '../../shared/verification/use-captcha.ts';
import type { SendCodeState } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { readDraft } from './registration-draft.ts';
import {
  commonRequestValues,
  FIELD_NAMES,
  getVisibleFields,
  toRequestValues,
  isFieldName,
  type FieldConfigs,
  type FieldName,
  type RegistrationMethod,
  type RegistrationValues,
} from './registration-fields.ts';
import { useAvailability } from './use-availability.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useMobileNumber, useRegistrationCode } from './use-registration-code.ts';
import { validateRegistration } from './validate-registration.ts';

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

export interface RegistrationOptions {
  readonly method: RegistrationMethod;
  readonly configs: FieldConfigs;
  readonly onRegistered: (token: string) => void;
}

export interface Registration {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly visibleFields: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly captcha: Captcha;
  readonly codeSender: SendCodeState;
  readonly isSending: boolean;
  /** Error of the last try that belongs to no field. */
  readonly failure: Error | null;
  /** Slider checks of registration and SMS code; must always be rendered. */
  readonly slider: ReactNode;
  readonly codeSlider: ReactNode;
  readonly setCountry: (country: DialCountry) => void;
  /** Validates a field with the platform when it loses the focus. */
  readonly checkField: (name: FieldName) => void;
  readonly sendCode: () => void;
  readonly submit: (values: RegistrationValues) => Promise<void>;
}

interface AffiliateCheck {
  /** Error of the code; undefined when it is valid or empty. */
  readonly check: (code: string | undefined) => Promise<ApiError | undefined>;
  /** Checks the field and marks it when its code is invalid; ignores a failed call, because `check` runs again. */
  readonly checkField: () => Promise<void>;
}

/** Fields that an error belongs to; may be empty. */
function errorFieldsOf({ code, fieldErrors }: ApiError): readonly FieldName[] {
  const names = fieldErrors.map(({ field }) => field).filter(isFieldName);
  const field = code === undefined ? undefined : FIELD_OF_CODE[code];
  return field === undefined ? names : [field, ...names];
}

function referralCodeOf(query: URLSearchParams): string | undefined {
  return query.get('referralCode') ?? readReferralCode();
}

function initialValues(query: URLSearchParams): RegistrationValues {
  const emptyValues = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));
  const referralCode = referralCodeOf(query);
  const draft = { ...(referralCode !== undefined && { referralCode }), ...readDraft() };
  // `emptyValues` has all field names.
  return { ...emptyValues, terms: false, ...draft } as RegistrationValues;
}

/** The call that creates the account; resolves to the token of its first session. */
function useCreateAccount(method: RegistrationMethod): {
  readonly isSending: boolean;
  readonly send: (body: RegisterMemberByMobileVariables['body'], headers: Captcha['headers']) => Promise<string>;
} {
  const byName = useRegisterMember();
  const byMobile = useRegisterMemberByMobile();
  return {
    isSending: byName.isPending || byMobile.isPending,
    send: async (body, headers) => {
      const response = method === 'MOBILE' ? byMobile.mutateAsync({ body }) : byName.mutateAsync({ body, headers });
      return (await response).token;
    },
  };
}

/** Checks the invitation code before captcha and slider are used up [REG-19] [VAL-27]. */
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
  const fieldValue = (): string => form.getValues('affiliateCode').trim();
  return {
    check,
    checkField: async () => {
      const code = fieldValue();
      const error = await check(code);
      if (fieldValue() !== code) return;
      if (error?.code === 'AFFILIATE_CODE_INVALID') {
        form.setError('affiliateCode', { type: 'refused', message: errorText(error) });
      } else form.clearErrors('affiliateCode');
    },
  };
}

/** State and submission of the registration form. Submits in the order of [REG-19]. */
export function useRegistration({ method, configs, onRegistered }: RegistrationOptions): Registration {
  const { brand } = useSite();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const mobile = useMobileNumber();
  const [failure, setFailure] = useState<Error | null>(null);
  const availability = useAvailability();
  const visibleFields = getVisibleFields(configs, method, referralCodeOf(query) !== undefined);
  const captcha = useCaptcha(visibleFields.has('captcha'));
  const slider = useSlider('REGISTER');
  const rules = { ...ageRulesOf(brand), visibleFields, isTaken: availability.isTaken, readMobile: mobile.read };
  const form = useForm<RegistrationValues>({
    shouldFocusError: false,
    defaultValues: initialValues(query),
    resolver: async (values) => {
      const errors = await validateRegistration(values, { ...rules, now: new Date() });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const finish = useKeptDraft(form, onRegistered);
  const affiliate = useAffiliateCheck(form);
  const code = useRegistrationCode(form, mobile);
  const createAccount = useCreateAccount(method);

  const confirmInvitation = useConfirmInvitation();
  const showServerErrors = async (error: ApiError, isCaptchaUsed: boolean): Promise<void> => {
    const errorFields = errorFieldsOf(error).filter((name) => visibleFields.has(name));
    const [first] = errorFields;
    setFailure(first === undefined ? error : null);
    if (isCaptchaUsed && visibleFields.has('captcha')) {
      form.setValue('captcha', '');
      form.setError('captcha', { type: 'captchaUsed' });
      captcha.refresh();
    }
    for (const name of errorFields) form.setError(name, { type: 'refused', message: errorText(error) });
    if (first === 'affiliateCode' || first === 'referralCode') await confirmInvitation();
    if (first !== undefined) form.setFocus(first);
  };
  const register = async (values: RegistrationValues, sliderVerification: SliderVerification): Promise<void> => {
    const requestValues = toRequestValues(values, visibleFields);
    const { mobileNum } = requestValues;
    const body = {
      ...requestValues,
      ...commonRequestValues(),
      sliderVerification,
      ...(mobileNum !== undefined && (await mobile.toRequest(mobileNum))),
    };
    finish(await createAccount.send(body, captcha.headers));
  };
  return {
    form,
    visibleFields,
    captcha,
    codeSender: code.codeSender,
    failure,
    setCountry: mobile.setCountry,
    isSending: createAccount.isSending,
    slider: slider.dialog,
    codeSlider: code.slider,
    checkField: (name) => {
      const value = form.getValues(name).trim();
      if (name === 'affiliateCode') return void affiliate.checkField();
      if (!visibleFields.has(name) || form.getFieldState(name).invalid) return;
      void availability.checkIsTaken(name, value).then((isTaken) => isTaken && form.trigger(name));
    },
    sendCode: code.send,
    submit: async (values) => {
      setFailure(null);
      // Before the slider, which is valid for one try.
      const invitationError = await affiliate.check(toRequestValues(values, visibleFields).affiliateCode);
      if (invitationError !== undefined) return showServerErrors(invitationError, false);
      const sliderVerification = await slider.requestVerification();
      if (sliderVerification === undefined) return;
      await register(values, sliderVerification).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return showServerErrors(error, true);
      });
    },
  };
}

/** Returns a function that warns about an invalid invitation code and resolves when the warning is closed [ERR-02]. */
function useConfirmInvitation(): () => Promise<void> {
  const { t } = useTranslation('registration');
  const dialogs = useDialogs();
  return async () => {
    const answers = [{ id: 'submit', label: t('wrong.correct'), variant: 'action' as const }];
    const message = { title: t('wrong.invitation_code_error'), text: t('wrong.invitationText') } as const;
    // If the dialog's code cannot load, the field shows the same text.
    await dialogs
      .show({ ...message, icon: 'warning', tone: 'warning', role: 'alertdialog', answers })
      .catch(() => undefined);
  };
}
