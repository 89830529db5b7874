import { Refusal } from '../domain/refusal.ts';
import type { Stage } from './stages.ts';

const WINDOW_MS = 60_000;
/** Calls per address and window: far above what a page needs, far below a runaway loop. */
const CALLS_PER_WINDOW = 1200;

/** Refuses an address that calls too often, in real time. */
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
