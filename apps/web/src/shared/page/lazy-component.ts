import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { reportChunkError } from '../../config/chunk-error.ts';

const EmptyComponent = (): null => null;

/**
 * Lazy component for a part of a page. When its code cannot load, it renders nothing and reports a chunk error, and the
 * rest of the page works.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      reportChunkError();
      return { default: EmptyComponent };
    }
  });
}
