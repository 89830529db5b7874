import { useEffect, useRef, useState } from 'react';

import type { PlayedRound } from './game-messages.ts';
import { addRound, readVisit, saveVisit, type VisitTotals } from './visit-totals.ts';

/** Interval in ms at which the time is saved. */
const SAVE_INTERVAL_MS = 5_000;

export interface Visit {
  readonly totals: VisitTotals;
  /** Time at the game in ms, now. */
  readonly elapsed: () => number;
  readonly add: (round: PlayedRound) => void;
}

/** Time and money of this tab's visit to a game; both survive a reload. */
export function useVisit(key: string): Visit {
  const [startedAt] = useState(() => performance.now());
  const [before] = useState(() => readVisit(key));
  const [totals, setTotals] = useState(before);
  const latest = useRef(totals);
  const elapsed = (): number => before.elapsedMs + performance.now() - startedAt;
  const save = (): void => saveVisit(key, { ...latest.current, elapsedMs: Math.round(elapsed()) });
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    const saveNow = (): void => latestSave.current();
    const timer = setInterval(saveNow, SAVE_INTERVAL_MS);
    addEventListener('pagehide', saveNow);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);
  return {
    totals,
    elapsed,
    add(round) {
      latest.current = addRound(latest.current, round);
      setTotals(latest.current);
      save();
    },
  };
}
