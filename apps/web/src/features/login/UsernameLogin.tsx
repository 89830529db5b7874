import { loginBody } from '@croupier/sdk/bodies';
import { isApiError, type ApiError } from '@croupier/sdk/errors';
import { useLogin } from '@croupier/sdk/hooks';
import type { LoginRequest, LoginResult } from '@croupier/sdk/types';
import { useState, type ReactNode } from 'react';

import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useCaptcha } from '../../shared/verification/use-captcha.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { LoginForm, type LoginValues } from './LoginForm.tsx';
import { clearRememberedLogin, rememberLogin } from './remembered-login.ts';
import { readTwoStepStart, type TwoStepStart } from '../../shared/login/two-step-start.ts';

export interface UsernameLoginProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly entry?: LoginRequest['entry'];
  readonly initialName: string;
  readonly onForgot: (account: string) => void;
  readonly onLoggedIn: (result: LoginResult, password: string) => void;
  /** Called when the device is unknown and a code is required. */
  readonly onTwoStep: (start: TwoStepStart, password: string) => void;
  /** Called with the user name when the agents' entry refuses a player, and without one at the next try. */
  readonly onNotAgent?: ((account: string | undefined) => void) | undefined;
}

/** True when a failed login requires a captcha for the next one. */
const requiresCaptcha = ({ code, value }: ApiError): boolean =>
  value['captcha'] === true || code === 'AUTH_CAPTCHA_REQUIRED' || code === 'AUTH_CAPTCHA_INVALID';

/** Login by user name and password. After a failure the platform may require a captcha or the slider. */
export function UsernameLogin(props: UsernameLoginProps): ReactNode {
  const { signal, entry, initialName, onForgot, onLoggedIn, onTwoStep, onNotAgent } = props;
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [needsSlider, setNeedsSlider] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const slider = useSlider('LOGIN');
  const [isCaptchaChanged, setIsCaptchaChanged] = useState(false);
  const { mutateAsync, isPending } = useLogin();
  const contract = useContractForm<LoginRequest, LoginValues>(loginBody, {
    defaultValues: { username: initialName, password: '', captcha: '', remember: initialName !== '' },
    constants: () => ({ type: 'username', entry }),
    fields: needsCaptcha ? ['username', 'password', 'captcha'] : ['username', 'password'],
    required: needsCaptcha ? ['captcha'] : [],
    fieldOfCode: { AUTH_CAPTCHA_INVALID: 'captcha' },
  });

  /** Repeats a login that only lacks the slider; throws what the form shows. */
  const handleFailure = async (failure: ApiError, body: LoginRequest, withSlider: boolean): Promise<void> => {
    // Only this error shows that the site requires the slider.
    if (failure.code === 'AUTH_SLIDER_FAILED' && !withSlider) {
      setNeedsSlider(true);
      if (!needsCaptcha) return send(body, true);
      captcha.refresh();
      return setIsCaptchaChanged(true);
    }
    // Each captcha is valid for one try.
    if (needsCaptcha) captcha.refresh();
    else setNeedsCaptcha(requiresCaptcha(failure));
    const start = readTwoStepStart(failure);
    if (start !== undefined) return onTwoStep(start, body.password);
    if (failure.code === 'AUTH_NOT_AGENT' && onNotAgent !== undefined) return onNotAgent(body.username);
    throw failure;
  };
  const send = async (body: LoginRequest, withSlider: boolean): Promise<void> => {
    const abortSignal = signal();
    const sliderVerification = withSlider ? await slider.requestVerification() : undefined;
    if (withSlider && sliderVerification === undefined) return;
    const request = { ...body, ...(sliderVerification && { sliderVerification }) };
    try {
      const result = await mutateAsync({ body: request, headers: captcha.headers, signal: abortSignal });
      if (!abortSignal.aborted) onLoggedIn(result, body.password);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (!abortSignal.aborted) await handleFailure(failure, body, withSlider);
    }
  };
  return (
    <>
      <LoginForm
        contract={contract}
        busy={isPending}
        captcha={needsCaptcha ? captcha : undefined}
        isCaptchaChanged={isCaptchaChanged}
        onForgot={onForgot}
        onSubmit={async ({ body, values }) => {
          setIsCaptchaChanged(false);
          onNotAgent?.(undefined);
          if (values.remember) rememberLogin({ type: 'username', username: body.username });
          else clearRememberedLogin();
          await send(body, needsSlider).finally(() => contract.form.resetField('captcha'));
        }}
      />
      {slider.dialog}
    </>
  );
}
