import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isMissing = false;

/** Reports a chunk that failed to load. Browsers never request a failed module again, so only a reload helps. */
export function reportMissingCode(): void {
  isMissing = true;
  listeners.forEach((listener) => listener());
}

/** True when a chunk failed to load. */
export function useMissingCode(): boolean {
  return useSyncExternalStore(subscribe, () => isMissing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
