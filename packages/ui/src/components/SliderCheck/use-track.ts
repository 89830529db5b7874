import { useEffect, useRef } from 'react';

/** Sampling interval of the track in milliseconds. */
const SAMPLE_INTERVAL_MS = 16;
const MAX_SAMPLES = 500;

/** Records the piece's offset every 16 ms from the first move until release. */
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
        if (samples.current.length < MAX_SAMPLES - 1) samples.current.push(current.current);
      }, SAMPLE_INTERVAL_MS);
    },
    end: () => {
      clearInterval(timer.current);
      timer.current = undefined;
      return [...samples.current, current.current];
    },
  };
}
