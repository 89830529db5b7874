import { Refusal } from '../domain/refusal.ts';
import type { Stage } from './stages.ts';

const WINDOW_MS = 60_000;
/** Calls of one address in a window; far above what a page needs, far below what a loop gone wild makes. */
const CALLS_PER_WINDOW = 1200;

/** Refuses an address that calls too often. It counts in real time, like the network it stands for. */
export function createRateLimit(wallNow: () => number, callsPerWindow: number = CALLS_PER_WINDOW): Stage {
  const windows = new Map<string, { startedAt: number; calls: number }>();
  return ({ address }) => {
    const now = wallNow();
    const open = windows.get(address);
    if (open === undefined || now - open.startedAt >= WINDOW_MS) {
      windows.set(address, { startedAt: now, calls: 1 });
      return;
    }
    open.calls += 1;
    if (open.calls > callsPerWindow) {
      throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil((open.startedAt + WINDOW_MS - now) / 1000) });
    }
  };
}
