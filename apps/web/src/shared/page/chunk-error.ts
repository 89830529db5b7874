import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let hasChunkError = false;
let wasOffline = false;

/** Reports a chunk that failed to load. Browsers never request a failed module again, so only a reload helps. */
export function reportChunkError(): void {
  hasChunkError = true;
  wasOffline ||= !navigator.onLine;
  listeners.forEach((listener) => listener());
}

/** True when a chunk failed to load. */
export function useHasChunkError(): boolean {
  return useSyncExternalStore(subscribe, () => hasChunkError);
}

/** Whether one did not come for lack of a connection. */
export function useMissingOffline(): boolean {
  return useSyncExternalStore(subscribe, () => wasOffline);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
