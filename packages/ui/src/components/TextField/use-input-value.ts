import type { RefObject } from 'react';
import { useReducer, useSyncExternalStore } from 'react';

// React looks again after each rendering, and a form library that writes without an event renders the form.
const subscribe = () => () => {};

/** What stands in an input whoever keeps its value: the caller, the browser, or a form library that writes into it. */
export function useInputValue(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): {
  value: string;
  /** Call it after each edit. */
  read: () => void;
} {
  const [, read] = useReducer((edits: number) => edits + 1, 0);
  const value = useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? '',
    () => '',
  );
  return { value, read };
}
