import { useEffect, useState } from 'react';

import { isPointerPressed } from '../../shared/pressed-pointer.ts';

/** Time in ms without input after which a popup does not come in the way of what the visitor does. */
const CALM_MS = 700;

/** Overlays over which no further popup may open. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const INPUTS = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * True from the first moment at which a wanted popup may open: no other overlay is open, no pointer is pressed, and there
 * was no input for `CALM_MS`. Stays true while it is wanted. A popup that arrives earlier would take a click that was meant
 * for what is below it.
 */
export function useCalmMoment(isWanted: boolean): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isPointerPressed() || document.querySelector(OVERLAYS) !== null) wait();
        else setIsCalm(true);
      }, CALM_MS);
    };
    wait();
    const options = { capture: true, passive: true };
    for (const input of INPUTS) addEventListener(input, wait, options);
    return () => {
      // The next popup waits for a moment of its own.
      setIsCalm(false);
      clearTimeout(timer);
      for (const input of INPUTS) removeEventListener(input, wait, options);
    };
  }, [isWanted]);
  return isWanted && isCalm;
}
