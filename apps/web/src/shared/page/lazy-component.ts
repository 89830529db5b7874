import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { loadChunk, reportChunkError, type ChunkLoadError } from '../../config/chunk-error.ts';

const EmptyComponent = (): null => null;

/**
 * Lazy component for a part of a page. When its code cannot load, it renders nothing and reports a chunk error, and the
 * rest of the page works.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = await loadChunk(load).catch((error: ChunkLoadError) => {
      reportChunkError(error);
      return EmptyComponent;
    });
    return { default: component };
  });
}
