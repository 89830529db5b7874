import { useRef } from 'react';

/** Lets a press through at most once in `pauseMs`; the others do nothing. `now` gives ms. */
export function usePressLimit(pauseMs: number, now: () => number): (press: () => void) => void {
  const lastAt = useRef<number>(undefined);
  return (press) => {
    const at = now();
    const since = lastAt.current === undefined ? pauseMs : at - lastAt.current;
    // Negative when the clock was set back, which must not lock the button.
    if (since >= 0 && since < pauseMs) return;
    lastAt.current = at;
    press();
  };
}
