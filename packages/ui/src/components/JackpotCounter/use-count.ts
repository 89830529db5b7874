import { useEffect, useRef, useState } from 'react';
import { between, formatSum, parseSum } from './counting.ts';

/** Calls back before the next frame with the time in ms; returns a function that cancels. */
export type FrameClock = (tick: (time: number) => void) => () => void;

/** Duration of counting to a new value in ms. */
const COUNT_MS = 1600;

export const browserFrames: FrameClock = (tick) => {
  const frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
};

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** The value to display: counts from the displayed one to a new one, or jumps. */
export function useCount(value: string, jump: boolean, frames: FrameClock): string {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    if (jump || latest.current === value) return undefined;
    const [from, to] = [parseSum(latest.current), parseSum(value)];
    let begun: number | undefined;
    let cancel: () => void;
    const tick = (time: number) => {
      begun ??= time;
      const share = (time - begun) / COUNT_MS;
      setShown(share >= 1 ? value : formatSum(between(from, to, easeOut(share))));
      if (share < 1) cancel = frames(tick);
    };
    cancel = frames(tick);
    return () => cancel();
  }, [value, jump, frames]);
  return jump ? value : shown;
}
