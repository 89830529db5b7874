import { registerMemberByMobileBody } from '@croupier/sdk/bodies';
import { checkAffiliateCode } from '@croupier/sdk/client';
import { isApiError, type ApiError, type ErrorCode } from '@croupier/sdk/errors';
import { useRegisterMember, useRegisterMemberByMobile } from '@croupier/sdk/hooks';
import type { RegistrationFieldConfig, SliderVerification } from '@croupier/sdk/types';
import { useEffect, useState, type ReactNode } from 'react';
import { useDialogs } from '@croupier/ui/feedback/DialogProvider';
import { useTranslation } from 'react-i18next';

import { ageRulesOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { useFormDraft } from '../../shared/forms/form-draft.ts';
import type { ContractFieldError, Submission } from '../../shared/forms/read-body.ts';
import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';
import { forgetLinkCodes, readLinkCodes } from '../../shared/link-codes.ts';
import { useCaptcha, type Captcha } from '../../shared/verification/use-captcha.ts';
import { useMobileNumber, type MobileNumber } from '../../shared/verification/use-mobile-number.ts';
import type { SendCodeState } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import {
  commonRequestValues,
  FIELD_NAMES,
  getVisibleFields,
  registrationDraft,
  type FieldConfigs,
  type FieldName,
  type RegistrationBody,
  type RegistrationMethod,
  type RegistrationReturn,
  type RegistrationValues,
} from './registration-fields.ts';
import { registrationRules } from './registration-rules.ts';
import { useAvailability } from './use-availability.ts';
import { useRegistrationCode } from './use-registration-code.ts';

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
  readonly contract: ContractForm<RegistrationBody, RegistrationValues>;
  readonly visibleFields: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly captcha: Captcha;
  readonly codeSender: SendCodeState;
  readonly isSending: boolean;
  /** Slider checks of registration and SMS code; must always be rendered. */
  readonly slider: ReactNode;
  readonly codeSlider: ReactNode;
  readonly mobile: MobileNumber;
  /** Validates a field with the platform when it loses the focus. */
  readonly checkField: (name: FieldName) => void;
  readonly sendCode: () => void;
  readonly submit: (submission: Submission<RegistrationBody, RegistrationValues>) => Promise<void>;
}

interface AffiliateCheck {
  /** Error of the code; undefined when it is valid or empty. */
  readonly check: (code: string | undefined) => Promise<ApiError | undefined>;
  /** Checks the field and marks it when its code is invalid; ignores a failed call, because `check` runs again. */
  readonly checkField: () => Promise<void>;
}

function initialValues(linkCodes: ReturnType<typeof readLinkCodes>): RegistrationValues {
  const emptyValues = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));
  // `emptyValues` has all field names.
  return { ...emptyValues, termsAccepted: false, ...linkCodes, ...registrationDraft.read('') } as RegistrationValues;
}

/** The call that creates the account; resolves to the token of its first session. */
function useCreateAccount(method: RegistrationMethod): {
  readonly isSending: boolean;
  readonly send: (body: RegistrationBody, headers: Captcha['headers']) => Promise<string>;
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

/**
 * Checks the invitation code before captcha and slider are used up [REG-19] [VAL-27], and once that of a link, whose openings its agent
 * counts (AG-11).
 */
function useAffiliateCheck(form: RegistrationReturn, linkCode: string | undefined): AffiliateCheck {
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
  useEffect(() => {
    // Whether it is valid is said when the form is sent.
    if (linkCode !== undefined) {
      void checkAffiliateCode({ query: { code: linkCode, domain: location.hostname } }).catch(() => undefined);
    }
  }, [linkCode]);
  const fieldValue = (): string => form.getValues('affiliateCode').trim();
  return {
    check,
    checkField: async () => {
      const code = fieldValue();
      const error = await check(code);
      if (fieldValue() !== code) return;
      if (error?.code === 'AFFILIATE_CODE_INVALID') {
        const refused: ContractFieldError = { type: 'REFUSED', refusal: error };
        form.setError('affiliateCode', refused);
      } else form.clearErrors('affiliateCode');
    },
  };
}

/** State and submission of the registration form. Submits in the order of [REG-19]. */
export function useRegistration({ method, configs, onRegistered }: RegistrationOptions): Registration {
  const { brand } = useSite();
  const [linkCodes] = useState(readLinkCodes);
  const mobile = useMobileNumber();
  const { isTaken, checkIsTaken } = useAvailability();
  const visibleFields = getVisibleFields(configs, method, linkCodes);
  const captcha = useCaptcha(visibleFields.has('captcha'));
  const slider = useSlider('REGISTER');
  const contract = useContractForm<RegistrationBody, RegistrationValues>(registerMemberByMobileBody, {
    ...registrationRules({
      ...ageRulesOf(brand),
      visibleFields,
      now: () => new Date(),
      isTaken,
      mobile,
    }),
    defaultValues: initialValues(linkCodes),
    fieldOfCode: FIELD_OF_CODE,
  });
  const { form } = contract;
  const finishDraft = useFormDraft(form, registrationDraft, '');
  const affiliate = useAffiliateCheck(form, linkCodes.affiliateCode);
  const code = useRegistrationCode(form, mobile, visibleFields.has('verificationCode'));
  const createAccount = useCreateAccount(method);
  const confirmInvitation = useConfirmInvitation();

  /** Shows a refusal at its fields, and a wrong invitation code in a dialog as well. */
  const showRefusal = async (error: ApiError): Promise<void> => {
    contract.refuse(error);
    const field = error.code === undefined ? undefined : FIELD_OF_CODE[error.code];
    if (field !== 'affiliateCode' && field !== 'referralCode') return;
    await confirmInvitation();
    if (visibleFields.has(field)) form.setFocus(field);
  };
  const register = async (body: RegistrationBody, sliderVerification: SliderVerification): Promise<void> => {
    try {
      const token = await createAccount.send(
        { ...body, ...commonRequestValues(), sliderVerification },
        captcha.headers,
      );
      finishDraft();
      forgetLinkCodes();
      onRegistered(token);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (visibleFields.has('captcha')) {
        form.setValue('captcha', '');
        form.setError('captcha', { type: 'CAPTCHA_USED' });
        captcha.refresh();
      }
      await showRefusal(error);
    }
  };
  return {
    contract,
    visibleFields,
    captcha,
    codeSender: code.codeSender,
    mobile,
    isSending: createAccount.isSending,
    slider: slider.dialog,
    codeSlider: code.slider,
    checkField: (name) => {
      const value = form.getValues(name).trim();
      if (name === 'affiliateCode') return void affiliate.checkField();
      if (!visibleFields.has(name) || form.getFieldState(name).invalid) return;
      void checkIsTaken(name, value).then((taken) => taken && form.trigger(name));
    },
    sendCode: code.send,
    submit: async ({ body }) => {
      // Before the slider, which is valid for one try.
      const invitationError = await affiliate.check(body.affiliateCode);
      if (invitationError !== undefined) return showRefusal(invitationError);
      const proven = await code.prove(body);
      const sliderVerification = proven && (await slider.requestVerification());
      if (proven && sliderVerification) await register(proven, sliderVerification);
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
