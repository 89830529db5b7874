import i18next from 'i18next';

import { loadChunk } from '../../config/chunk-error.ts';

/** Code of the sheet of a game, in its own chunk. */
export const loadGameSheet = async () => (await import('../../features/play/GameSheet.tsx')).GameSheet;

/** Loads code and texts before a probable press. `lazyComponent` handles a failed load. */
export function preloadGameSheet(): void {
  loadChunk(loadGameSheet).catch(() => undefined);
  void i18next.loadNamespaces('play');
}
