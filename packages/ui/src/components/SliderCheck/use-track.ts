import { useEffect, useRef } from 'react';

/** Milliseconds between two samples of the way that the piece takes. */
const SAMPLE_MS = 16;
const LONGEST_TRACK = 500;

/** Writes down where the piece is every 16 ms, from the first move until it is let go. */
export function useTrack(offset: number): { begin: () => void; end: () => readonly number[] } {
  const current = useRef(offset);
  const samples = useRef<number[]>([]);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    current.current = offset;
  }, [offset]);
  useEffect(() => () => clearInterval(timer.current), []);
  return {
    begin: () => {
      if (timer.current !== undefined) return;
      samples.current = [current.current];
      timer.current = setInterval(() => {
        if (samples.current.length < LONGEST_TRACK - 1) samples.current.push(current.current);
      }, SAMPLE_MS);
    },
    end: () => {
      clearInterval(timer.current);
      timer.current = undefined;
      return [...samples.current, current.current];
    },
  };
}
