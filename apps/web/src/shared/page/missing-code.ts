import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isMissing = false;
let wasOffline = false;

/**
 * A file of the site did not come. A browser does not ask for a module again that it could not have once, so only
 * loading the page again brings it.
 */
export function reportMissingCode(): void {
  isMissing = true;
  wasOffline ||= !navigator.onLine;
  listeners.forEach((listener) => listener());
}

/** Whether a file of the site did not come. */
export function useMissingCode(): boolean {
  return useSyncExternalStore(subscribe, () => isMissing);
}

/** Whether one did not come for lack of a connection. */
export function useMissingOffline(): boolean {
  return useSyncExternalStore(subscribe, () => wasOffline);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
