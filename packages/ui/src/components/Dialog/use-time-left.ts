import { useEffect, useEffectEvent, useState } from 'react';

export interface TimeLeft {
  /** ms; undefined: no end. */
  total: number | undefined;
  paused: boolean;
  onEnd: () => void;
}

/** Counts down in steps of a second and calls `onEnd` once. A pause begins its second anew. Returns ms. */
export function useTimeLeft({ total, paused, onEnd }: TimeLeft): number | undefined {
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
