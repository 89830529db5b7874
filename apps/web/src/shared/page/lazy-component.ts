import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { reportChunkError } from './chunk-error.ts';

const EmptyComponent = (): null => null;

/**
 * Lazy component beside the page. If its code cannot load, the rest of the page keeps working and the visitor is
 * informed.
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
