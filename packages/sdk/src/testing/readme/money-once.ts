import { useMutation } from '@tanstack/react-query';
import { configureApi, createIdempotencyKeys } from '@croupier/sdk/client';
import { outcomeOf } from '@croupier/sdk/errors';
import { createWithdrawOrderMutation } from '@croupier/sdk/query';

// `sessionStorage` belongs to the tab, outlives a reload and fits as it is.
export const keys = createIdempotencyKeys(sessionStorage);
configureApi({ baseUrl: '', idempotencyKeys: keys });

/** `intent` is made when the form opens and is kept with it, over a reload too. */
export function useWithdraw(intent: string) {
  const submit = useMutation(createWithdrawOrderMutation({ meta: { intent } }));
  // The effect is unknown: lock the fields, say "checking", and submit the same body under the same intent again.
  const isChecking = submit.error !== null && outcomeOf(submit.error) === 'open';
  return { submit, isChecking };
}
