import type { ApiError } from '@croupier/sdk/errors';
import { useState } from 'react';

import { isAboutPassword } from './PasswordSheet.tsx';

/** What waits for the password, and the function that sets it. */
export type PasswordStep<Order> = readonly [Order | undefined, (order: Order | undefined) => void];

/**
 * Keeps what was filled in while the password is asked for; begins with what a reload interrupted. A refusal of anything but
 * the password ends the step, so that the form can explain it.
 */
export function usePasswordStep<Order>(
  rejection: ApiError | undefined,
  interrupted: Order | undefined,
): PasswordStep<Order> {
  const [step, setStep] = useState<{ readonly order: Order; readonly refusedBefore: ApiError | undefined } | undefined>(
    interrupted && { order: interrupted, refusedBefore: undefined },
  );
  const isRefused = rejection !== undefined && rejection !== step?.refusedBefore && !isAboutPassword(rejection);
  return [
    isRefused ? undefined : step?.order,
    (order) => setStep(order === undefined ? undefined : { order, refusedBefore: rejection }),
  ];
}
