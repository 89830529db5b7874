const WINDOW_MS = 60_000;
/** Names that a limit remembers before it forgets those whose window is over. */
const MOST_NAMES = 10_000;

/** Counts one more call of a name; gives the seconds to wait when that is too many, undefined otherwise. */
export type CallLimit = (name: string) => number | undefined;

/** Lets each name call so often in a minute of real time. */
export function createCallLimit(wallNow: () => number, callsPerMinute: number): CallLimit {
  const windows = new Map<string, { startedAt: number; calls: number }>();

  const forgetOld = (now: number): void => {
    for (const [name, { startedAt }] of windows) if (now - startedAt >= WINDOW_MS) windows.delete(name);
  };
  return (name) => {
    const now = wallNow();
    const open = windows.get(name);
    if (open === undefined || now - open.startedAt >= WINDOW_MS) {
      if (windows.size >= MOST_NAMES) forgetOld(now);
      windows.set(name, { startedAt: now, calls: 1 });
    } else {
      open.calls += 1;
      if (open.calls > callsPerMinute) return Math.ceil((open.startedAt + WINDOW_MS - now) / 1000);
    }
    return undefined;
  };
}
