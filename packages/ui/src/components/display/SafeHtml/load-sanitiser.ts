import type { sanitise as Sanitise } from './sanitise.ts';

let loaded: typeof Sanitise | undefined;

/** The sanitiser, when it has loaded. */
export const loadedSanitiser = (): typeof Sanitise | undefined => loaded;

/** Loads the sanitiser. A page that shows HTML at once loads it with its data, so that nothing moves when it arrives. */
export async function loadSanitiser(): Promise<typeof Sanitise> {
  const { sanitise } = await import('./sanitise.ts');
  loaded = sanitise;
  return sanitise;
}
