import { ApiError } from '@croupier/sdk/errors';
import { countdownEnd } from '@croupier/ui/CountdownButton';
import { useDialogs } from '@croupier/ui/DialogProvider';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  /** Storage key of the countdown, which survives a reload. */
  readonly name: string;
  /** Counts from half a round trip before the answer [SMS-04]. */
  readonly fromMidway?: boolean;
}

const keyOf = (name: string): string => `code-${name}`;

/** Shows in a dialog why a code was not sent [ERR-01]. */
function useSendCodeFailure(): (failure: Error) => void {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  return (failure) => {
    const answers = [{ id: 'ok', label: t('ok'), variant: 'action' as const }];
    const message = { title: t('code.failed'), text: errorText(failure), icon: 'warning', tone: 'warning' } as const;
    // If the dialog's code cannot load, the field shows the same text.
    void dialogs.show({ ...message, role: 'alertdialog', answers }).catch(() => undefined);
  };
}

/** Sends a code, and counts down until another one can be sent [SMS-01]. */
export function useSendCode({ name, fromMidway = false }: SendCodeOptions): SendCodeState {
  const [endsAt, setEndsAt] = useState(() => Number(sessionStorage.getItem(keyOf(name)) ?? '0') || undefined);
  const showFailure = useSendCodeFailure();
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
        requestedAt: fromMidway ? sentAt : answeredAt,
        answeredAt,
      });
    },
    onSuccess: startCountdown,
    onError: (failure) => {
      showFailure(failure);
      if (failure instanceof ApiError && failure.retryAfter !== undefined)
        startCountdown(Date.now() + failure.retryAfter * 1000);
    },
  });
  return { endsAt, isSending: isPending, error, send: mutate };
}
