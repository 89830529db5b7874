import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string) => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query));

/** True while a media query matches. For scripts only: styles use `media`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query)?.matches ?? false,
    () => false,
  );
}
