import { getMemberInfoQueryKey, loginMutation } from '@croupier/sdk/query';
import type { LoginResponse } from '@croupier/sdk/types';
import { AuthFrame } from '@croupier/ui/AuthFrame';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { startSession } from '../../session/session-store.ts';
import { LoginForm } from './LoginForm.tsx';

export interface LoginPopupProps {
  readonly onClose: () => void;
}

/** The login popup. A success starts the session and closes it. */
export function LoginPopup({ onClose }: LoginPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: site } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...loginMutation(),
    onSuccess: ({ value, traceId }: LoginResponse) => {
      const answer = { success: true as const, value: value.user, ...(traceId === undefined ? {} : { traceId }) };
      queryClient.setQueryData(getMemberInfoQueryKey(), answer);
      startSession(value.token);
      onClose();
    },
  });
  return (
    <AuthFrame
      open
      onClose={onClose}
      title={t('title')}
      subtitle={t('subtitle')}
      slogan={t('slogan')}
      closeLabel={site('close')}
    >
      <LoginForm busy={isPending} error={error} onSubmit={(body) => mutate({ body })} />
    </AuthFrame>
  );
}
