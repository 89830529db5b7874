import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'refused';

/** How long the success is shown, in ms. */
const shownFor = 2500;

/** Puts text on the clipboard and tells how it went; a refusal stays until the next try. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    try {
      // Missing outside secure contexts, refused without the permission: both end in the catch.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy };
}
