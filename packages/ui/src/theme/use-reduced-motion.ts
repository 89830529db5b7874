import { useMedia } from './use-media.ts';

/** True when the user prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion:reduce)');
}
