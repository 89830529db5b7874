import { useEffect, useRef } from 'react';

export interface GivingUp {
  /** For the calls of who comes in; aborted when the visitor gives up, at the latest when the popup is gone. */
  readonly signal: () => AbortSignal;
  readonly close: () => void;
}

/** Has a login end with its popup: closing takes a moment, in which a late answer could still let somebody in. */
export function useGivingUp(onClose: () => void): GivingUp {
  const calls = useRef<AbortController>(undefined);
  const giveUp = (): void => {
    calls.current?.abort();
    calls.current = undefined;
  };
  useEffect(
    () => () => {
      // Whatever is under way then, not what was at first.
      calls.current?.abort();
    },
    [],
  );
  return {
    signal: () => (calls.current ??= new AbortController()).signal,
    close: () => {
      giveUp();
      onClose();
    },
  };
}
