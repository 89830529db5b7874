import { useEffect, useEffectEvent, useState } from 'react';

export interface TimeLeftOptions {
  /** Time in ms; undefined for no limit. */
  total: number | undefined;
  paused: boolean;
  onEnd: () => void;
}

/** Counts down in seconds and calls `onEnd` once. A pause restarts the current second. Returns ms. */
export function useTimeLeft({ total, paused, onEnd }: TimeLeftOptions): number | undefined {
  const [left, setLeft] = useState(total);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === undefined || paused || left <= 0) return;
    const step = left % 1000 || 1000;
    const timer = setTimeout(() => {
      setLeft(left - step);
      if (left <= step) end();
    }, step);
    return () => clearTimeout(timer);
  }, [left, paused]);
  return left;
}
