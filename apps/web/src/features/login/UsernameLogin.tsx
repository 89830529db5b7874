import { useLogin } from '@croupier/sdk/hooks';
import type { LoginRequest, LoginResult } from '@croupier/sdk/types';
import type { ApiError } from '@croupier/sdk/errors';
import { useState, type ReactNode } from 'react';

import { useCaptcha } from '../../shared/verification/use-captcha.ts';
import { useSlider } from '../../shared/verification/use-slider.tsx';
import { LoginForm, type Credentials } from './LoginForm.tsx';
import { clearRememberedLogin, rememberLogin } from './remembered-login.ts';
import { readTwoStepStart, type TwoStepStart } from './two-step-start.ts';

export interface UsernameLoginProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly initialName: string;
  readonly onLoggedIn: (result: LoginResult, password: string) => void;
  /** Called when the device is unknown and a code is required. */
  readonly onTwoStep: (start: TwoStepStart, password: string) => void;
}

/** True when a failed login requires a captcha for the next one. */
const requiresCaptcha = ({ code, value }: ApiError): boolean =>
  value['captcha'] === true || code === 'AUTH_CAPTCHA_REQUIRED' || code === 'AUTH_CAPTCHA_INVALID';

/** Login by user name and password. After a failure the platform may require a captcha or the slider. */
export function UsernameLogin({ signal, initialName, onLoggedIn, onTwoStep }: UsernameLoginProps): ReactNode {
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [needsSlider, setNeedsSlider] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const slider = useSlider('LOGIN');
  const [isCaptchaChanged, setIsCaptchaChanged] = useState(false);
  const { mutateAsync, isPending, error, reset } = useLogin();

  const handleFailure = (failure: ApiError, password: string): void => {
    const start = readTwoStepStart(failure);
    if (start !== undefined) onTwoStep(start, password);
    // Each captcha is valid for one try.
    if (needsCaptcha) captcha.refresh();
    else setNeedsCaptcha(requiresCaptcha(failure));
  };
  const send = async (body: LoginRequest, withSlider: boolean): Promise<void> => {
    const abortSignal = signal();
    const sliderVerification = withSlider ? await slider.requestVerification() : undefined;
    if (withSlider && sliderVerification === undefined) return;
    const request = { ...body, ...(sliderVerification && { sliderVerification }) };
    await mutateAsync({ body: request, headers: captcha.headers, signal: abortSignal }).then(
      (result) => (abortSignal.aborted ? undefined : onLoggedIn(result, body.password)),
      async (failure: ApiError) => {
        if (abortSignal.aborted) return;
        // Only this error shows that the site requires the slider.
        const isFirstSliderRefusal = failure.code === 'AUTH_SLIDER_FAILED' && !withSlider;
        if (!isFirstSliderRefusal) return handleFailure(failure, body.password);
        setNeedsSlider(true);
        reset();
        if (!needsCaptcha) return send(body, true);
        captcha.refresh();
        setIsCaptchaChanged(true);
      },
    );
  };
  const submit = async ({ remember, ...credentials }: Credentials): Promise<void> => {
    setIsCaptchaChanged(false);
    if (remember) rememberLogin({ type: 'username', username: credentials.username });
    else clearRememberedLogin();
    await send({ ...credentials, type: 'username' }, needsSlider);
  };
  return (
    <>
      <LoginForm
        initialName={initialName}
        busy={isPending}
        error={error?.code === 'AUTH_IP_UNREGISTERED' || error?.kind === 'cancelled' ? null : error}
        captcha={needsCaptcha ? captcha : undefined}
        isCaptchaChanged={isCaptchaChanged}
        onSubmit={submit}
      />
      {slider.dialog}
    </>
  );
}
