import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let hasChunkError = false;
let wasOffline = false;

/** Reports a chunk that failed to load. Some browsers cache a failed `import()`, so offer a reload. */
export function reportChunkError(): void {
  hasChunkError = true;
  wasOffline ||= !navigator.onLine;
  listeners.forEach((listener) => listener());
}

/** Forgets what failed for an app before this one. */
export function forgetChunkErrors(): void {
  hasChunkError = false;
  wasOffline = false;
}

/** True when any chunk has failed to load. */
export function useHasChunkError(): boolean {
  return useSyncExternalStore(subscribe, () => hasChunkError);
}

/** True when any chunk has failed to load while the browser was offline. */
export function useWasOfflineAtChunkError(): boolean {
  return useSyncExternalStore(subscribe, () => wasOffline);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
