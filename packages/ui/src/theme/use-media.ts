import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from './tokens.ts';

const queryList = (query: string) => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query));

/** True while a media query matches. For logic in components; styles use `media`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = queryList(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryList(query)?.matches ?? false,
    () => false,
  );
}

/** True at desktop width, to skip rendering and loading desktop-only parts on phones. */
export function useIsDesktop(): boolean {
  return useMedia(`(min-width:${breakpoints.md}px)`);
}

/** True when the user prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion:reduce)');
}
