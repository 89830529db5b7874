import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'refused';

/** Display time of the confirmation. */
const CONFIRMATION_MS = 2500;

/** Copies text to the clipboard. The state `refused` stays until the next try. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    try {
      // Catches both: the API is missing outside secure contexts, and it rejects without permission.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy };
}
