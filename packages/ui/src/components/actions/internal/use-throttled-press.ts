import { useRef } from 'react';

/** Limits presses to one per `pauseMs`; others are ignored. `now` returns ms. */
export function useThrottledPress(pauseMs: number, now: () => number): (press: () => void) => void {
  const lastAt = useRef<number>(undefined);
  return (press) => {
    const pressedAt = now();
    const elapsed = lastAt.current === undefined ? pauseMs : pressedAt - lastAt.current;
    // Negative when the clock was set back; must not lock the button.
    if (elapsed >= 0 && elapsed < pauseMs) return;
    lastAt.current = pressedAt;
    press();
  };
}
