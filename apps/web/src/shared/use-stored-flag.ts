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

/** A boolean stored in the browser and shared by all tabs. `key` is the storage key. */
export function useStoredFlag(key: string, fallback: boolean): readonly [boolean, (choice: boolean) => void] {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const store = (choice: boolean): void => {
    localStorage.setItem(key, choice ? 'yes' : 'no');
    listeners.forEach((listener) => listener());
  };
  return [stored === null ? fallback : stored === 'yes', store];
}

/** True when the member has hidden the balance, everywhere and in all tabs [HEADER-06]. */
export function useBalanceHidden(): readonly [boolean, (isHidden: boolean) => void] {
  return useStoredFlag('balance-hidden', false);
}
