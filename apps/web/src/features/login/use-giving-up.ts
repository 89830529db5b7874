import { useCallback, useEffect, useRef } from 'react';

export interface GivingUp {
  /** For the calls of who comes in; aborted when the visitor gives up, at the latest when the popup is gone. */
  readonly signal: () => AbortSignal;
  readonly giveUp: () => void;
}

/** Has a login end with its popup: closing takes a moment, in which a late answer could still let somebody in. */
export function useGivingUp(): GivingUp {
  const calls = useRef<AbortController>(undefined);
  const signal = useCallback(() => (calls.current ??= new AbortController()).signal, []);
  const giveUp = useCallback(() => {
    calls.current?.abort();
    calls.current = undefined;
  }, []);
  useEffect(() => giveUp, [giveUp]);
  return { signal, giveUp };
}
