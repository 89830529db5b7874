import { resetPasswordByMobileBody } from '@croupier/sdk/bodies';
import { sendLoginSmsCode } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import { useGetRegisterSetting, useResetPasswordByMobile } from '@croupier/sdk/hooks';
import { validateField } from '@croupier/sdk/rules';
import type { LoginResult, PasswordResetByMobile, RegistrationFieldConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { NewPasswordInput } from '../../shared/field-rules/NewPasswordInput.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useFirstFocus } from '../../shared/use-first-focus.ts';
import { runLogin, type TwoStepStart } from '../../shared/login/two-step-start.ts';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { MobileField } from '../../shared/verification/MobileField.tsx';
import { useMobileNumber } from '../../shared/verification/use-mobile-number.ts';
import { useSendCode } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';

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
function useMobileReset(passwordRules: RegistrationFieldConfig) {
  const mobile = useMobileNumber();
  const slider = useSlider('SMS');
  const codeSender = useSendCode({ name: 'forgot' });
  const contract = useContractForm<PasswordResetByMobile, typeof EMPTY>(resetPasswordByMobileBody, {
    defaultValues: EMPTY,
    constants: mobile.dialing,
    read: { mobileNum: ({ mobileNum }) => mobile.read(mobileNum) },
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
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    const number = await mobile.toRequest(getValues('mobileNum'));
    const sliderVerification = await slider.requestVerification();
    if (sliderVerification === undefined || number === undefined) return;
    codeSender.send(async () =>
      sendLoginSmsCode({ body: { ...number, sliderVerification, purpose: 'forgotPassword' } }),
    );
  };
  return { mobile, contract, codeSender, sendCode, sliderDialog: slider.dialog };
}

/** Sets a new password by a code to the account's mobile number, and logs in [FORGOT-06] [FORGOT-07] [VAL-14]. */
export function MobileReset({ signal, onLoggedIn, onTwoStep, onByEmail }: MobileResetProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const ruleErrorText = useRuleErrorText();
  const { data } = useGetRegisterSetting({ registerMethod: 'USERNAME' });
  const passwordRules = data?.fields['password'] ?? DEFAULT_RULES;
  const { mobile, contract, codeSender, sendCode, sliderDialog } = useMobileReset(passwordRules);
  const { control } = contract.form;
  const { mutateAsync, isPending } = useResetPasswordByMobile();
  const submit = (body: PasswordResetByMobile): Promise<void> =>
    runLogin(async (abort) => mutateAsync({ body, signal: abort }), signal(), { onLoggedIn, onTwoStep });
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
          mobileNum: { ...mobile.errorTexts, REQUIRED: mobile.errorTexts.MOBILE },
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
          {(field) => <MobileField {...field} onCountryChange={mobile.setCountry} />}
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
