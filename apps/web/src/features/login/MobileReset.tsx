import { resetPasswordByMobileBody } from '@croupier/sdk/bodies';
import { sendLoginSmsCode } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import { useGetRegisterSetting, useResetPasswordByMobile } from '@croupier/sdk/hooks';
import { validateField } from '@croupier/sdk/rules';
import type { LoginResult, PasswordResetByMobile, RegistrationFieldConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import type { DialCountry } from '@croupier/ui/inputs/MobileNumberField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { NewPasswordInput } from '../../shared/field-rules/NewPasswordInput.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { readTwoStepStart, type TwoStepStart } from '../../shared/login/two-step-start.ts';
import { useFirstFocus } from '../../shared/use-first-focus.ts';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { MobileField } from '../../shared/verification/MobileField.tsx';
import { useSendCode } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { nationalNumber } from './national-number.ts';

const EMPTY = { mobileNum: '', verificationCode: '', newPassword: '' };
const DEFAULT_RULES: RegistrationFieldConfig = { enabled: true, required: true };

export interface MobileResetProps {
  /** Aborted when the popup closes or the page is left. */
  readonly signal: () => AbortSignal;
  readonly onLoggedIn: (result: LoginResult) => void;
  /** Called when the new password is in force and the login needs a second step. */
  readonly onTwoStep: (start: TwoStepStart) => void;
  /** Shows the other way; offered when no code can be sent. */
  readonly onByEmail: () => void;
}

/** Refusals of a code that no new try changes for minutes. */
const CODE_REFUSALS: ReadonlySet<string | undefined> = new Set([
  'SMS_TOO_FREQUENT',
  'SMS_QUOTA_EXCEEDED',
  'SMS_NOT_ENABLED',
  'SMS_SEND_FAILED',
]);

const isCodeRefused = (error: Error | null): boolean => isApiError(error) && CODE_REFUSALS.has(error.code);

/** The form, and the sending of the code. */
function useMobileReset(country: DialCountry | undefined, passwordRules: RegistrationFieldConfig) {
  const slider = useSlider('SMS');
  const codeSender = useSendCode({ name: 'forgot' });
  const contract = useContractForm<PasswordResetByMobile, typeof EMPTY>(resetPasswordByMobileBody, {
    defaultValues: EMPTY,
    constants: () => (country === undefined ? {} : { countryDialingCode: country.dialCode }),
    read: {
      mobileNum: async ({ mobileNum }) => {
        const value = await nationalNumber(mobileNum, country);
        return value === undefined ? { ok: false, reason: 'MOBILE' } : { ok: true, value };
      },
    },
    check: { newPassword: (chosen) => validateField(chosen, passwordRules)?.reason },
    fieldOfCode: {
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
      PASSWORD_WEAK: 'newPassword',
      PASSWORD_REUSED: 'newPassword',
    },
  });
  const { getValues, setFocus, trigger } = contract.form;
  useFirstFocus(() => setFocus('mobileNum'));
  const sendCode = async (): Promise<void> => {
    if (!(await trigger('mobileNum', { shouldFocus: true })) || country === undefined) return;
    const mobileNum = await nationalNumber(getValues('mobileNum'), country);
    const sliderVerification = await slider.requestVerification();
    if (sliderVerification === undefined || mobileNum === undefined) return;
    const number = { mobileNum, countryDialingCode: country.dialCode };
    codeSender.send(async () =>
      sendLoginSmsCode({ body: { ...number, sliderVerification, purpose: 'forgotPassword' } }),
    );
  };
  return { contract, codeSender, sendCode, sliderDialog: slider.dialog };
}

/** Sets a new password by a code to the account's mobile number, and logs in [FORGOT-06] [FORGOT-07] [VAL-14]. */
export function MobileReset({ signal, onLoggedIn, onTwoStep, onByEmail }: MobileResetProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const ruleErrorText = useRuleErrorText();
  const [country, setCountry] = useState<DialCountry>();
  const { data } = useGetRegisterSetting({ registerMethod: 'USERNAME' });
  const passwordRules = data?.fields['password'] ?? DEFAULT_RULES;
  const { contract, codeSender, sendCode, sliderDialog } = useMobileReset(country, passwordRules);
  const { control } = contract.form;
  const { mutateAsync, isPending } = useResetPasswordByMobile();
  const submit = async (body: PasswordResetByMobile): Promise<void> => {
    const abortSignal = signal();
    try {
      const result = await mutateAsync({ body, signal: abortSignal });
      if (!abortSignal.aborted) onLoggedIn(result);
    } catch (failure) {
      const start = isApiError(failure) ? readTwoStepStart(failure) : undefined;
      if (start === undefined) throw failure;
      if (!abortSignal.aborted) onTwoStep(start);
    }
  };
  const wrongPassword = ruleErrorText('password', passwordRules);
  return (
    <>
      <ContractForm
        contract={contract}
        busy={isPending}
        labels={{
          mobileNum: auth('mobile.label'),
          verificationCode: auth('code.label'),
          newPassword: t('forgot.newPassword'),
        }}
        errorTexts={{
          mobileNum: { MOBILE: auth('mobile.wrong') },
          verificationCode: { REQUIRED: auth('code.empty') },
          newPassword: {
            REQUIRED: wrongPassword,
            TOO_SHORT: wrongPassword,
            TOO_LONG: wrongPassword,
            PATTERN: wrongPassword,
          },
        }}
        onSubmit={({ body }) => submit(body)}
      >
        <FormField control={control} name="mobileNum">
          {(field) => <MobileField {...field} onCountryChange={setCountry} />}
        </FormField>
        <FormField control={control} name="verificationCode">
          {(field) => <CodeField {...field} codeSender={codeSender} onSend={() => void sendCode()} />}
        </FormField>
        {isCodeRefused(codeSender.error) && (
          <InlineAlert
            tone="info"
            action={
              <Button variant="outline" onClick={onByEmail}>
                {t('forgot.byEmailInstead')}
              </Button>
            }
          >
            {t('forgot.noCode')}
          </InlineAlert>
        )}
        <FormField control={control} name="newPassword">
          {(field) => <NewPasswordInput {...field} label={t('forgot.newPassword')} config={passwordRules} />}
        </FormField>
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('forgot.setting')}>{t('forgot.set')}</FormSubmit>
      </ContractForm>
      {sliderDialog}
    </>
  );
}
