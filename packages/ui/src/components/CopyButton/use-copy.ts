import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'refused';

/** Display time of the confirmation in ms. */
const shownFor = 2500;

/** Copies text to the clipboard and returns the result; a refusal stays until the next try. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    try {
      // The API is missing outside secure contexts and rejects without permission: both are caught.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy };
}
