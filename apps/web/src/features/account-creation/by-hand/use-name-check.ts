import { useCheckAccountAvailability } from '@croupier/sdk/hooks';
import { validateField } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { useEffect, useState } from 'react';

/** Delay in ms between the last key and the check. */
const CHECK_DELAY_MS = 400;

/** `unknown` while the name is not valid or the answer is not there; the call that opens the account decides. */
export type NameState = 'unknown' | 'free' | 'taken';

/** Whether a user name is free, checked while it is typed. */
export function useNameCheck(typed: string, config: RegistrationFieldConfig): NameState {
  const name = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const isValid = asked !== '' && validateField(asked, config) === undefined;
  const { data } = useCheckAccountAvailability(
    { field: 'username', value: asked },
    { enabled: isValid, staleTime: 0, retry: false },
  );
  if (data === undefined || asked !== name || !isValid) return 'unknown';
  return data.available ? 'free' : 'taken';
}
