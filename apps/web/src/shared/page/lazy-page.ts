import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { loadChunk } from '../../config/chunk-error.ts';

/** A page in its own chunk. Throws ChunkLoadError when the chunk cannot be loaded. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
