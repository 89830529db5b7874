import type { ApiError } from '@croupier/sdk/errors';
import { loginMutation } from '@croupier/sdk/query';
import type { LoginRequest } from '@croupier/sdk/types';
import { AuthFrame } from '@croupier/ui/AuthFrame';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { enterSession } from '../../session/enter-session.ts';
import { LoginForm } from './LoginForm.tsx';
import { useCaptcha } from './use-captcha.ts';

export interface LoginPopupProps {
  readonly onClose: () => void;
  /** The session is open; tells whether the page behind belongs to the same account. */
  readonly onEntered: (entered: { isSameVisitor: boolean }) => void;
}

/** Whether a failed login says that the next one needs a captcha. */
const asksForCaptcha = ({ code, value }: ApiError): boolean =>
  value['captcha'] === true || code === 'AUTH_CAPTCHA_REQUIRED' || code === 'AUTH_CAPTCHA_INVALID';

/** The login popup. A success starts the session and closes it; a failure may bring the captcha. */
export function LoginPopup({ onClose, onEntered }: LoginPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: site } = useTranslation();
  const queryClient = useQueryClient();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const { mutate, isPending, error } = useMutation({
    ...loginMutation(),
    onSuccess: ({ value }) => onEntered(enterSession(queryClient, value)),
    onError: (failure) => {
      // A captcha is spent by the try, so each failure needs another one.
      if (needsCaptcha) captcha.refresh();
      else setNeedsCaptcha(asksForCaptcha(failure));
    },
  });
  const submit = (body: LoginRequest): void =>
    mutate({ body, headers: captcha.id === undefined ? {} : { 'X-Captcha-Id': captcha.id } });
  return (
    <AuthFrame
      open
      onClose={onClose}
      title={t('title')}
      subtitle={t('subtitle')}
      slogan={t('slogan')}
      closeLabel={site('close')}
    >
      <LoginForm busy={isPending} error={error} captcha={needsCaptcha ? captcha : undefined} onSubmit={submit} />
    </AuthFrame>
  );
}
