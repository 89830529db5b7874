import { loginBody } from '@croupier/sdk/bodies';
import { sendLoginSmsCode } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import { useLogin } from '@croupier/sdk/hooks';
import type { LoginRequest, LoginResult } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import type { DialCountry } from '@croupier/ui/inputs/MobileNumberField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import type { Submission } from '../../shared/forms/read-body.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { MobileField } from '../../shared/verification/MobileField.tsx';
import { useSendCode } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { nationalNumber } from './national-number.ts';
import { clearRememberedLogin, rememberLogin } from './remembered-login.ts';
import { RememberField } from './RememberField.tsx';
import { readTwoStepStart, type TwoStepStart } from '../../shared/login/two-step-start.ts';

/** Named as in the contract, which calls number and code user name and password. */
interface SmsLoginValues {
  username: string;
  password: string;
  remember: boolean;
}

export interface SmsLoginProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly entry?: LoginRequest['entry'];
  readonly initialNumber: string;
  readonly onLoggedIn: (result: LoginResult) => void;
  /** Called when the device is unknown and a second code is required. */
  readonly onTwoStep: (start: TwoStepStart) => void;
}

/** Login by SMS code [LOGIN-13] [VAL-03] [VAL-04]. */
export function SmsLogin({ signal, entry, initialNumber, onLoggedIn, onTwoStep }: SmsLoginProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const [country, setCountry] = useState<DialCountry>();
  const slider = useSlider('SMS');
  const codeSender = useSendCode({ name: 'login', startsMidRequest: true });
  const contract = useContractForm<LoginRequest, SmsLoginValues>(loginBody, {
    defaultValues: { username: initialNumber, password: '', remember: initialNumber !== '' },
    constants: () => ({ type: 'sms', entry, ...(country && { countryDialingCode: country.dialCode }) }),
    read: {
      username: async ({ username }) => {
        const value = await nationalNumber(username, country);
        return value === undefined ? { ok: false, reason: 'MOBILE' } : { ok: true, value };
      },
      // Spaces count in a password, but not in a code.
      password: ({ password }) => ({ ok: true, value: password.trim() || undefined }),
    },
  });
  const { control, getValues, trigger } = contract.form;
  const { mutateAsync, isPending } = useLogin();
  const sendCode = async (): Promise<void> => {
    if (!(await trigger('username', { shouldFocus: true })) || country === undefined) return;
    const mobileNum = await nationalNumber(getValues('username'), country);
    const sliderVerification = await slider.requestVerification();
    if (sliderVerification === undefined || mobileNum === undefined) return;
    const body = { mobileNum, countryDialingCode: country.dialCode, sliderVerification };
    codeSender.send(async () => sendLoginSmsCode({ body }));
  };
  const submit = async ({ body, values }: Submission<LoginRequest, SmsLoginValues>): Promise<void> => {
    if (values.remember) rememberLogin({ type: 'sms', username: body.username });
    else clearRememberedLogin();
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
  return (
    <>
      <ContractForm
        contract={contract}
        busy={isPending}
        labels={{ username: auth('mobile.label'), password: auth('code.label') }}
        errorTexts={{ username: { MOBILE: auth('mobile.wrong') }, password: { REQUIRED: auth('code.empty') } }}
        onSubmit={submit}
      >
        <FormField control={control} name="username">
          {(field) => <MobileField {...field} onCountryChange={setCountry} />}
        </FormField>
        <FormField control={control} name="password">
          {(field) => <CodeField {...field} codeSender={codeSender} onSend={() => void sendCode()} />}
        </FormField>
        <RememberField control={control} name="remember" />
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
      </ContractForm>
      {slider.dialog}
    </>
  );
}
