import { useEffect, useRef } from 'react';

export interface AbortHandle {
  /** Signal for the calls of the popup; aborted on close and on unmount. */
  readonly signal: () => AbortSignal;
  readonly close: () => void;
}

/** Aborts the calls of the popup when it closes, so that a late response cannot log in during the closing animation. */
export function useAbortSignal(onClose: () => void): AbortHandle {
  const controller = useRef<AbortController>(undefined);
  const abort = (): void => {
    controller.current?.abort();
    controller.current = undefined;
  };
  useEffect(
    () => () => {
      // The current controller at unmount, not the initial one.
      controller.current?.abort();
    },
    [],
  );
  return {
    signal: () => (controller.current ??= new AbortController()).signal,
    close: () => {
      abort();
      onClose();
    },
  };
}
