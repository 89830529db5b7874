import type { RefObject } from 'react';
import { useReducer, useSyncExternalStore } from 'react';

// No subscription: the value is read on each render, and a form library that writes without an event renders the form.
const subscribe = () => () => {};

/** Current text of an input, whether it is controlled, uncontrolled, or written by a form library. */
export function useInputValue(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): {
  value: string;
  /** Call after each edit. */
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
