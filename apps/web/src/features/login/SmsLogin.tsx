import { loginBody } from '@croupier/sdk/bodies';
import { sendLoginSmsCode } from '@croupier/sdk/client';
import { useLogin } from '@croupier/sdk/hooks';
import type { LoginRequest, LoginResult } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import type { Submission } from '../../shared/forms/read-body.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { runLogin, type TwoStepStart } from '../../shared/login/two-step-start.ts';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { MobileField } from '../../shared/verification/MobileField.tsx';
import { useMobileNumber } from '../../shared/verification/use-mobile-number.ts';
import { useSendCode } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { clearRememberedLogin, rememberLogin } from './remembered-login.ts';
import { RememberField } from './RememberField.tsx';

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
  const mobile = useMobileNumber();
  const slider = useSlider('SMS');
  const codeSender = useSendCode({ name: 'login', startsMidRequest: true });
  const contract = useContractForm<LoginRequest, SmsLoginValues>(loginBody, {
    defaultValues: { username: initialNumber, password: '', remember: initialNumber !== '' },
    constants: () => ({ type: 'sms', entry, ...mobile.dialing() }),
    read: {
      username: ({ username }) => mobile.read(username),
      // Spaces count in a password, but not in a code.
      password: ({ password }) => ({ ok: true, value: password.trim() || undefined }),
    },
  });
  const { control, getValues, trigger } = contract.form;
  const { mutateAsync, isPending } = useLogin();
  const sendCode = async (): Promise<void> => {
    if (!(await trigger('username', { shouldFocus: true }))) return;
    const number = await mobile.toRequest(getValues('username'));
    const sliderVerification = await slider.requestVerification();
    if (sliderVerification === undefined || number === undefined) return;
    codeSender.send(async () => sendLoginSmsCode({ body: { ...number, sliderVerification } }));
  };
  const submit = async ({ body, values }: Submission<LoginRequest, SmsLoginValues>): Promise<void> => {
    if (values.remember) rememberLogin({ type: 'sms', username: body.username });
    else clearRememberedLogin();
    await runLogin(async (abort) => mutateAsync({ body, signal: abort }), signal(), { onLoggedIn, onTwoStep });
  };
  return (
    <>
      <ContractForm
        contract={contract}
        busy={isPending}
        labels={{ username: auth('mobile.label'), password: auth('code.label') }}
        errorTexts={{
          username: { ...mobile.errorTexts, REQUIRED: mobile.errorTexts.MOBILE },
          password: { REQUIRED: auth('code.empty') },
        }}
        onSubmit={submit}
      >
        <FormField control={control} name="username">
          {(field) => <MobileField {...field} onCountryChange={mobile.setCountry} />}
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
