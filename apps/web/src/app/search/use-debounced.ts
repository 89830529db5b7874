import { useEffect, useState } from 'react';

/** Delay in ms between the last input and the call. */
const DEBOUNCE_MS = 200;

/** The typed text, once nothing has been typed for a moment. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
