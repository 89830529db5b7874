import { breakpoints } from './tokens.ts';
import { useMedia } from './use-media.ts';

/** True at desktop width, to skip rendering and loading desktop-only parts on phones. */
export function useIsDesktop(): boolean {
  return useMedia(`(min-width:${breakpoints.md}px)`);
}
