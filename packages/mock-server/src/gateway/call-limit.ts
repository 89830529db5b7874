import { MINUTE_MS } from '@croupier/sdk/rules';

const WINDOW_MS = MINUTE_MS;
/** Number of names above which ended windows are deleted. */
const MAX_NAMES = 10_000;

/** Counts one call of a name; returns the seconds to wait when it is above the limit, otherwise undefined. */
export type CallLimit = (name: string) => number | undefined;

/** Limits the calls of each name per minute of real time. */
export function createCallLimit(wallNow: () => number, callsPerMinute: number): CallLimit {
  const windows = new Map<string, { startedAt: number; calls: number }>();

  const deleteEnded = (now: number): void => {
    for (const [name, { startedAt }] of windows) if (now - startedAt >= WINDOW_MS) windows.delete(name);
  };
  return (name) => {
    const now = wallNow();
    const open = windows.get(name);
    if (open === undefined || now - open.startedAt >= WINDOW_MS) {
      if (windows.size >= MAX_NAMES) deleteEnded(now);
      windows.set(name, { startedAt: now, calls: 1 });
    } else {
      open.calls += 1;
      if (open.calls > callsPerMinute) return Math.ceil((open.startedAt + WINDOW_MS - now) / 1000);
    }
    return undefined;
  };
}
