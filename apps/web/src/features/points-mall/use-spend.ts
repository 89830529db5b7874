import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import {
  useIdempotentSubmit,
  type IdempotentSubmit,
  type IdempotentSubmitOptions,
} from '../../shared/forms/use-idempotent-submit.ts';
import { usePasswordPause } from './use-password-pause.ts';
import { usePasswordStep } from './use-password-step.ts';
import { refreshPoints } from './use-points.ts';

interface WithPassword {
  readonly password: string;
}

export interface Spend<Body extends WithPassword, Answer> {
  readonly submit: IdempotentSubmit<Body>;
  /** What the password is asked for: what was filled in, or what a reload interrupted. */
  readonly checked: Omit<Body, 'password'> | undefined;
  /** Asks for the password, for what a reload interrupted while that is open; `undefined` closes. */
  readonly setChecked: (body: Omit<Body, 'password'> | undefined) => void;
  /** Asks again for the password of what a reload interrupted, when that was put off. */
  readonly resume: () => void;
  /** End of the pause after five wrong passwords, an ISO time; undefined when it is over. */
  readonly pausedUntil: string | undefined;
  /** What was just done. */
  readonly done: Answer | undefined;
  readonly closeDone: () => void;
}

export interface SpendOptions<Body, Answer> extends Pick<
  IdempotentSubmitOptions<Body, Answer>,
  'name' | 'rules' | 'memberId' | 'send'
> {
  /** Must be stable between renders. */
  readonly onDone?: (answer: Answer) => void;
}

/**
 * Spends points exactly once after the password was asked for, also over a lost answer or a reload. Points and stock are read
 * again after every answer.
 */
export function useSpend<Body extends WithPassword, Answer>(options: SpendOptions<Body, Answer>): Spend<Body, Answer> {
  const { onDone, ...call } = options;
  const queryClient = useQueryClient();
  const [done, setDone] = useState<Answer>();
  const onAccepted = useCallback(
    (answer: Answer): void => {
      setDone(answer);
      onDone?.(answer);
      refreshPoints(queryClient);
    },
    [onDone, queryClient],
  );
  const submit = useIdempotentSubmit<Body, Answer>({ ...call, onAccepted, list: 'listTransactions' });
  const { rejection, state, pending } = submit;
  const [step, setStep] = usePasswordStep<Omit<Body, 'password'>>(
    rejection,
    state === 'interrupted' ? pending?.body : undefined,
  );
  const pausedUntil = usePasswordPause(rejection);
  useEffect(() => {
    if (rejection !== undefined) refreshPoints(queryClient);
  }, [rejection, queryClient]);
  return {
    submit,
    checked: done === undefined ? step : undefined,
    setChecked: (body) => {
      setDone(undefined);
      // Only the secrets of an interrupted call can be submitted again.
      setStep(body !== undefined && state === 'interrupted' ? pending?.body : body);
    },
    resume: () => setStep(pending?.body),
    pausedUntil,
    done,
    closeDone: () => {
      setDone(undefined);
      setStep(undefined);
    },
  };
}
