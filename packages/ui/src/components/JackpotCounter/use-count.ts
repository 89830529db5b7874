import { useEffect, useRef, useState } from 'react';

/** A sum in minor units: '48217306.42' is 4821730642 with 2 decimals. */
interface Sum {
  units: bigint;
  places: number;
}

/** Throws for anything but an unsigned decimal number, which the contract guarantees. */
export function parseSum(value: string): Sum {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) throw new Error(`not a decimal sum: ${value}`);
  const [, whole = '', part = ''] = match;
  return { units: BigInt(whole + part), places: part.length };
}

/** Converts a sum back to a decimal string. */
export function formatSum({ units, places }: Sum): string {
  if (places === 0) return String(units);
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Resolution of the progress, an integer so that sums never become floats. */
const STEPS = 10_000n;

/** Interpolates between two sums; progress from 0 to 1. */
export function between(from: Sum, to: Sum, share: number): Sum {
  const places = Math.max(from.places, to.places);
  const level = ({ units, places: own }: Sum) => units * 10n ** BigInt(places - own);
  const [start, end] = [level(from), level(to)];
  const step = BigInt(Math.round(Math.min(1, Math.max(0, share)) * Number(STEPS)));
  return { units: start + ((end - start) * step) / STEPS, places };
}

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
