import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The text of a key of the local storage; changes of `storeValue` and of other tabs render again. */
export function useStoredValue(key: string): string | null {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key));
}

/** Stores a text for all readers of `useStoredValue`. Throws when the storage is full. */
export function storeValue(key: string, text: string): void {
  localStorage.setItem(key, text);
  listeners.forEach((listener) => listener());
}
