import { useEffect, useRef, useState } from 'react';

/** A decimal amount as an integer: '48217306.42' is 4821730642 with 2 decimals. */
interface DecimalAmount {
  units: bigint;
  decimals: number;
}

/** Throws unless `value` is an unsigned decimal number, which the contract guarantees. */
export function parseAmount(value: string): DecimalAmount {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) throw new Error(`not a decimal amount: ${value}`);
  const [, whole = '', part = ''] = match;
  return { units: BigInt(whole + part), decimals: part.length };
}

/** Converts an amount back to a decimal string. */
export function formatAmount({ units, decimals }: DecimalAmount): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Resolution of the progress; an integer, so that amounts never become floats. */
const STEPS = 10_000n;

/** Interpolates between two amounts; progress from 0 to 1. */
export function interpolate(from: DecimalAmount, to: DecimalAmount, progress: number): DecimalAmount {
  const decimals = Math.max(from.decimals, to.decimals);
  const toUnits = ({ units, decimals: own }: DecimalAmount) => units * 10n ** BigInt(decimals - own);
  const [start, end] = [toUnits(from), toUnits(to)];
  const step = BigInt(Math.round(Math.min(1, Math.max(0, progress)) * Number(STEPS)));
  return { units: start + ((end - start) * step) / STEPS, decimals };
}

/** Calls back before the next frame with the time in ms; returns a function that cancels. */
export type FrameClock = (tick: (time: number) => void) => () => void;

/** Duration of counting to a new value in ms. */
const COUNT_MS = 1600;

export const browserFrames: FrameClock = (tick) => {
  const frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
};

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Returns the value to display: counts from the displayed value to `value`, or shows `value` at once if `jump`. */
export function useCount(value: string, jump: boolean, frames: FrameClock): string {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    if (jump || latest.current === value) return undefined;
    const [from, to] = [parseAmount(latest.current), parseAmount(value)];
    let startedAt: number | undefined;
    let cancel: () => void;
    const tick = (time: number) => {
      startedAt ??= time;
      const progress = (time - startedAt) / COUNT_MS;
      setShown(progress >= 1 ? value : formatAmount(interpolate(from, to, easeOut(progress))));
      if (progress < 1) cancel = frames(tick);
    };
    cancel = frames(tick);
    return () => cancel();
  }, [value, jump, frames]);
  return jump ? value : shown;
}
