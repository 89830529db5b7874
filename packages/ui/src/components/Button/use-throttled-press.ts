import { useRef } from 'react';

/** Limits presses to one per `pauseMs`; others are ignored. `now` returns ms. */
export function useThrottledPress(pauseMs: number, now: () => number): (press: () => void) => void {
  const lastAt = useRef<number>(undefined);
  return (press) => {
    const at = now();
    const since = lastAt.current === undefined ? pauseMs : at - lastAt.current;
    // Negative when the clock was set back; must not lock the button.
    if (since >= 0 && since < pauseMs) return;
    lastAt.current = at;
    press();
  };
}
