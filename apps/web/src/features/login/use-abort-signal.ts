import { useEffect, useRef } from 'react';

export interface AbortHandle {
  /** Abort signal for the calls of a popup; aborted on close, at the latest on unmount. */
  readonly signal: () => AbortSignal;
  readonly close: () => void;
}

/** Aborts a login with its popup: the closing animation takes a moment, in which a late answer could still log in. */
export function useAbortSignal(onClose: () => void): AbortHandle {
  const calls = useRef<AbortController>(undefined);
  const abort = (): void => {
    calls.current?.abort();
    calls.current = undefined;
  };
  useEffect(
    () => () => {
      // The current controller at unmount, not the initial one.
      calls.current?.abort();
    },
    [],
  );
  return {
    signal: () => (calls.current ??= new AbortController()).signal,
    close: () => {
      abort();
      onClose();
    },
  };
}
