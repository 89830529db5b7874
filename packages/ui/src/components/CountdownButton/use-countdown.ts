import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft, untilNextSecond } from './countdown.ts';

/** Remaining whole seconds until `endsAt` (epoch ms), computed from the clock instead of counted. */
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
      // Timers of background pages are late.
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
