import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion:reduce)';

const list = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query));

function subscribe(changed: () => void) {
  const watched = list();
  watched?.addEventListener('change', changed);
  return () => watched?.removeEventListener('change', changed);
}

const read = () => list()?.matches ?? false;

/** Whether the reader asked for less motion; follows the setting. For what moves by script: styles have `media`. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}
