import type { TableState } from './outcome.ts';

export type Phase = 'betting' | 'dealing' | 'ended' | 'next';

/** The server's times of a round, counted on from the moment of its answer. */
export interface RoundClock {
  readonly phase: () => Phase;
  /** Times in ms from now; negative when they are over. */
  readonly msToClose: () => number;
  readonly msToNext: () => number;
  /** Part of the betting time that is left, from 0 to 1. */
  readonly partLeft: () => number;
}

const BETTING_MS = 22_000;

export function startClock(table: TableState, now: () => number = () => performance.now()): RoundClock {
  const answeredAt = now();
  const left = (ms: number): number => ms - (now() - answeredAt);
  return {
    phase() {
      if (left(table.msToNext) <= 0) return 'next';
      if (left(table.msToEnd) <= 0) return 'ended';
      return left(table.msToClose) <= 0 ? 'dealing' : 'betting';
    },
    msToClose: () => left(table.msToClose),
    msToNext: () => left(table.msToNext),
    partLeft: () => Math.max(0, Math.min(1, left(table.msToClose) / BETTING_MS)),
  };
}
