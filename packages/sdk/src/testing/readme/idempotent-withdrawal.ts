import { configureApi, createIdempotencyKeys } from '@croupier/sdk/client';
import { outcomeOf } from '@croupier/sdk/errors';
import { useCreateWithdrawOrder } from '@croupier/sdk/hooks';

// `sessionStorage` belongs to one tab and survives a reload.
export const keys = createIdempotencyKeys(sessionStorage);
configureApi({ baseUrl: '', idempotencyKeys: keys });

/** `intent` is created when the form opens and must survive a reload with it. */
export function useWithdraw(intent: string) {
  const submit = useCreateWithdrawOrder({ intent });
  // Effect unknown: lock the fields, show "checking", and submit the same body under the same intent again.
  const isChecking = submit.error !== null && outcomeOf(submit.error) === 'open';
  return { submit, isChecking };
}
