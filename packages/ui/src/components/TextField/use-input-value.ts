import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** What stands in an input whoever keeps its value: the caller, the browser, or a form library that writes into it. */
export function useInputValue(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): {
  value: string;
  /** Call it after each edit. */
  read: () => void;
} {
  const [value, setValue] = useState('');
  const read = () => setValue(input.current?.value ?? '');
  // A library writes without an event, and renders the form afterwards. Before the paint, so that nothing flickers.
  useLayoutEffect(read);
  return { value, read };
}
