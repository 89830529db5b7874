import { useSyncExternalStore } from 'react';

import { isStreamOpen, subscribeToStream } from './live-stream.ts';

/** Interval in ms while live events arrive; an event may be lost, so pages still ask. */
const INTERVAL_WITH_EVENTS_MS = 60_000;

/**
 * Interval in ms at which a page asks for data that live events report: this one, and a long one while they arrive. Changes
 * when the stream opens or breaks off.
 */
export function usePollInterval(milliseconds: number): number {
  const hasEvents = useSyncExternalStore(subscribeToStream, isStreamOpen);
  return hasEvents ? Math.max(milliseconds, INTERVAL_WITH_EVENTS_MS) : milliseconds;
}
