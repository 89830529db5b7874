import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft, untilNextSecond } from './countdown.ts';

/** Whole seconds left until `endsAt` (epoch ms), kept up to date by the clock and not by counting ticks. */
export function useCountdown(endsAt: number | undefined, now: () => number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        if (endsAt === undefined || now() >= endsAt) return;
        timer = setTimeout(tick, untilNextSecond(endsAt, now()));
      };
      const tick = () => {
        onChange();
        wait();
      };
      wait();
      // A page in the background is not woken in time.
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [endsAt, now],
  );
  const read = () => secondsLeft(endsAt, now());
  return useSyncExternalStore(subscribe, read, read);
}
