import { breakpoints } from './tokens.ts';
import { useMedia } from './use-media.ts';

/** Whether the window is as wide as a desktop's: for parts whose code and work a phone should be spared. */
export function useIsDesktop(): boolean {
  return useMedia(`(min-width:${breakpoints.md}px)`);
}
