import { loadChunk } from '../../config/chunk-error.ts';

/** Code of the search, in its own chunk. */
export const loadSearchPalette = async () => (await import('./SearchPalette.tsx')).SearchPalette;

/** Loads it before a probable press. `lazyComponent` handles a failed load. */
export function preloadSearchPalette(): void {
  loadChunk(loadSearchPalette).catch(() => undefined);
}
