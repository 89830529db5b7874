import { loginPhoneAuthBody } from '@croupier/sdk/bodies';
import { useLoginPhoneAuth } from '@croupier/sdk/hooks';
import type { LoginResult, PhoneAuthLoginRequest } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { IdentityError } from '../../shared/errors/identity-error.ts';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import type { ContractFieldError, Submission } from '../../shared/forms/read-body.ts';
import { useContractForm, type ContractForm as Contract } from '../../shared/forms/use-contract-form.ts';
import { runLogin, type TwoStepStart } from '../../shared/login/two-step-start.ts';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { MobileField } from '../../shared/verification/MobileField.tsx';
import { useMobileNumber, type MobileNumber } from '../../shared/verification/use-mobile-number.ts';
import { usePhoneCode } from '../../shared/verification/use-phone-code.ts';
import { clearRememberedLogin, rememberLogin } from './remembered-login.ts';
import { RememberField } from './RememberField.tsx';

interface PhoneLoginValues {
  mobileNum: string;
  verificationCode: string;
  remember: boolean;
}

type PhoneForm = Contract<PhoneAuthLoginRequest, PhoneLoginValues>;

export interface PhoneLoginProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly initialNumber: string;
  readonly onLoggedIn: (result: LoginResult) => void;
  /** Called when the device is unknown and a second code is required. */
  readonly onTwoStep: (start: TwoStepStart) => void;
}

function usePhoneForm(initialNumber: string, mobile: MobileNumber): PhoneForm {
  return useContractForm<PhoneAuthLoginRequest, PhoneLoginValues>(loginPhoneAuthBody, {
    defaultValues: { mobileNum: initialNumber, verificationCode: '', remember: initialNumber !== '' },
    constants: mobile.dialing,
    read: { mobileNum: ({ mobileNum }) => mobile.read(mobileNum) },
    fieldOfCode: { SMS_CODE_INVALID: 'verificationCode', SMS_CODE_EXPIRED: 'verificationCode' },
  });
}

/** Login by a code of the third-party phone service, in place of the SMS login [LOGIN-29] [SMS-03]. */
export function PhoneLogin({ signal, initialNumber, onLoggedIn, onTwoStep }: PhoneLoginProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const { t: errors } = useTranslation('errors');
  const mobile = useMobileNumber();
  const phone = usePhoneCode('login', true);
  const contract = usePhoneForm(initialNumber, mobile);
  const { control, getValues, trigger, setError, setFocus } = contract.form;
  const { mutateAsync } = useLoginPhoneAuth();
  const sendCode = async (): Promise<void> => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    const number = await mobile.toRequest(getValues('mobileNum'));
    if (number !== undefined) phone.send(`+${number.countryDialingCode}${number.mobileNum}`);
  };
  const submit = async ({ body, values }: Submission<PhoneAuthLoginRequest, PhoneLoginValues>): Promise<void> => {
    if (values.remember) rememberLogin({ type: 'sms', username: body.mobileNum });
    else clearRememberedLogin();
    const abortSignal = signal();
    try {
      const { channel, idToken } = await phone.confirm(values.verificationCode);
      if (abortSignal.aborted) return;
      const proven = { ...body, firebaseChannel: channel, firebaseIdToken: idToken };
      await runLogin(async (abort) => mutateAsync({ body: proven, signal: abort }), abortSignal, {
        onLoggedIn,
        onTwoStep,
      });
    } catch (failure) {
      if (!(failure instanceof IdentityError)) throw failure;
      const refused: ContractFieldError = { type: 'REFUSED', refusal: failure };
      setError('verificationCode', refused);
      setFocus('verificationCode');
    }
  };
  return (
    <ContractForm
      contract={contract}
      labels={{ mobileNum: auth('mobile.label'), verificationCode: auth('code.label') }}
      errorTexts={{
        mobileNum: {
          ...mobile.errorTexts,
          REQUIRED: errors('identity.MISSING_NUMBER'),
          MOBILE: errors('identity.INVALID_NUMBER'),
        },
      }}
      onSubmit={submit}
    >
      <FormField control={control} name="mobileNum">
        {(field) => <MobileField {...field} onCountryChange={mobile.setCountry} />}
      </FormField>
      <FormField control={control} name="verificationCode">
        {(field) => <CodeField {...field} codeSender={phone.codeSender} onSend={() => void sendCode()} />}
      </FormField>
      <RememberField control={control} name="remember" />
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
    </ContractForm>
  );
}
