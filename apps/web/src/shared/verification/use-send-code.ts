import { ApiError } from '@croupier/sdk/errors';
import { countdownEnd } from '@croupier/ui/actions/CountdownButton';
import { useDialogs } from '@croupier/ui/feedback/DialogProvider';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IdentityError } from '../errors/identity-error.ts';
import { useErrorText } from '../use-error-text.ts';

/** A call that sends a code. */
type SendCode = () => Promise<{ value: { expiredMinutes: number } }>;

export interface SendCodeState {
  /** Time in epoch ms from which another code can be sent. */
  readonly endsAt: number | undefined;
  readonly isSending: boolean;
  readonly error: Error | null;
  /** Sends a code with this call. */
  readonly send: (call: SendCode) => void;
}

export interface SendCodeOptions {
  /** Identifies the form; the session storage holds its countdown as `code-<name>`, so that it survives a reload. */
  readonly name: string;
  /** Starts the countdown half a round trip before the answer, when the server handled the call, and not at the answer [SMS-04]. */
  readonly startsMidRequest?: boolean;
}

/** Seconds until another code can be asked for after a failure; undefined when at once. */
function waitOf(failure: Error): number | undefined {
  if (failure instanceof IdentityError) return failure.retryAfter;
  return failure instanceof ApiError ? failure.retryAfter : undefined;
}

const keyOf = (name: string): string => `code-${name}`;

/** Shows in a dialog why a code was not sent [ERR-01]. */
function useShowSendCodeError(): (failure: Error) => void {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  return (failure) => {
    const answers = [{ id: 'ok', label: t('ok'), variant: 'action' as const }];
    const message = { title: t('code.failed'), text: errorText(failure), icon: 'warning', tone: 'warning' } as const;
    // When the chunk of the dialog cannot load, the field still shows the same text, from `error`.
    void dialogs.show({ ...message, role: 'alertdialog', answers }).catch(() => undefined);
  };
}

/** Sends a code, and counts down until another one can be sent [SMS-01]. */
export function useSendCode({ name, startsMidRequest = false }: SendCodeOptions): SendCodeState {
  const [endsAt, setEndsAt] = useState(() => Number(sessionStorage.getItem(keyOf(name)) ?? '0') || undefined);
  const showFailure = useShowSendCodeError();
  const startCountdown = (end: number): void => {
    sessionStorage.setItem(keyOf(name), String(end));
    setEndsAt(end);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (call: SendCode) => {
      const sentAt = Date.now();
      const { value } = await call();
      const answeredAt = Date.now();
      return countdownEnd({
        minutes: value.expiredMinutes,
        // Two equal times make a round trip of zero.
        requestedAt: startsMidRequest ? sentAt : answeredAt,
        answeredAt,
      });
    },
    onSuccess: startCountdown,
    onError: (failure) => {
      showFailure(failure);
      const seconds = waitOf(failure);
      if (seconds !== undefined) startCountdown(Date.now() + seconds * 1000);
    },
  });
  return { endsAt, isSending: isPending, error, send: mutate };
}
