import { sendLoginSmsCode } from '@croupier/sdk/client';
import { useLogin } from '@croupier/sdk/hooks';
import type { ApiError } from '@croupier/sdk/errors';
import type { LoginResult } from '@croupier/sdk/types';
import { Form, FormField, FormSubmit } from '@croupier/ui/Form';
import { readMobileNumber, type DialCountry } from '@croupier/ui/MobileNumberField';
import { useState, type ReactNode } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { MobileField } from '../../shared/verification/MobileField.tsx';
import { useSendCode } from '../../shared/verification/use-send-code.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { clearRememberedLogin, rememberLogin } from './remembered-login.ts';
import { RememberField } from './RememberField.tsx';
import { readTwoStepStart, type TwoStepStart } from './two-step-start.ts';

interface Fields {
  mobile: string;
  code: string;
  remember: boolean;
}

export interface SmsLoginProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly initialNumber: string;
  readonly onLoggedIn: (result: LoginResult) => void;
  /** Called when the device is unknown and a second code is required. */
  readonly onTwoStep: (start: TwoStepStart) => void;
}

/** The number in the contract's format; undefined when invalid, or while its country is unknown. */
async function nationalNumber(input: string, country: DialCountry | undefined): Promise<string | undefined> {
  return country && (await readMobileNumber(input, country.countryCode))?.national;
}

function resolverFor(country: DialCountry | undefined): Resolver<Fields> {
  return async (values) => {
    const hasNumber = (await nationalNumber(values.mobile, country)) !== undefined;
    const errors: FieldErrors<Fields> = {
      ...(!hasNumber && { mobile: { type: 'invalid' } }),
      ...(values.code.trim() === '' && { code: { type: 'empty' } }),
    };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Login by SMS code [LOGIN-13] [VAL-03] [VAL-04]. */
export function SmsLogin({ signal, initialNumber, onLoggedIn, onTwoStep }: SmsLoginProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const [country, setCountry] = useState<DialCountry>();
  const slider = useSlider('SMS');
  const codeSender = useSendCode({ name: 'login', startsMidRequest: true });
  const form = useForm<Fields>({
    resolver: resolverFor(country),
    defaultValues: { mobile: initialNumber, code: '', remember: initialNumber !== '' },
  });
  const { control, getValues, trigger } = form;
  const { mutateAsync, isPending, error } = useLogin();
  const sendCode = async (): Promise<void> => {
    if (!(await trigger('mobile', { shouldFocus: true })) || country === undefined) return;
    const mobileNum = await nationalNumber(getValues('mobile'), country);
    const sliderVerification = await slider.requestVerification();
    if (sliderVerification === undefined || mobileNum === undefined) return;
    const body = { mobileNum, countryDialingCode: country.dialCode, sliderVerification };
    codeSender.send(async () => sendLoginSmsCode({ body }));
  };
  const submit = async ({ mobile, code, remember }: Fields): Promise<void> => {
    const username = await nationalNumber(mobile, country);
    if (username === undefined || country === undefined) return;
    if (remember) rememberLogin({ type: 'sms', username });
    else clearRememberedLogin();
    const body = { username, password: code.trim(), type: 'sms' as const, countryDialingCode: country.dialCode };
    const onError = (failure: ApiError): void => {
      const start = readTwoStepStart(failure);
      if (start !== undefined) onTwoStep(start);
    };
    // FailureAlert shows other errors.
    await mutateAsync({ body, signal: signal() }, { onSuccess: onLoggedIn, onError }).catch(() => undefined);
  };
  return (
    <>
      <Form
        form={form}
        busy={isPending}
        errorText={(_error, name) => (name === 'mobile' ? auth('mobile.wrong') : auth('code.empty'))}
        onSubmit={submit}
      >
        <FormField control={control} name="mobile">
          {(field) => <MobileField {...field} onCountryChange={setCountry} />}
        </FormField>
        <FormField control={control} name="code">
          {(field) => <CodeField {...field} codeSender={codeSender} onSend={() => void sendCode()} />}
        </FormField>
        <RememberField control={control} name="remember" />
        <FailureAlert error={error} />
        <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
      </Form>
      {slider.dialog}
    </>
  );
}
