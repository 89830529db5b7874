import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import {
  useIdempotentSubmit,
  type IdempotentSubmit,
  type IdempotentSubmitOptions,
} from '../../shared/forms/use-idempotent-submit.ts';
import { usePasswordStep } from './use-password-step.ts';
import { refreshPoints } from './use-points.ts';

interface WithPassword {
  readonly password: string;
}

export interface Spend<Body extends WithPassword, Answer> {
  readonly submit: IdempotentSubmit<Body>;
  /** What the password is asked for: what was filled in, or what a reload interrupted. */
  readonly checked: Omit<Body, 'password'> | undefined;
  readonly setChecked: (body: Omit<Body, 'password'> | undefined) => void;
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
  const [step, setStep] = usePasswordStep<Omit<Body, 'password'>>(rejection);
  useEffect(() => {
    if (rejection !== undefined) refreshPoints(queryClient);
  }, [rejection, queryClient]);
  const waiting = done === undefined ? step : undefined;
  return {
    submit,
    checked: state === 'interrupted' ? pending?.body : waiting,
    setChecked: (body) => {
      setDone(undefined);
      setStep(body);
    },
    done,
    closeDone: () => {
      setDone(undefined);
      setStep(undefined);
    },
  };
}
