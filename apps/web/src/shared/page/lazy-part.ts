import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { reportMissingCode } from './missing-code.ts';

const Nothing = (): null => null;

/**
 * Lazy component beside the page. If its code cannot load, the rest of the page keeps working and the visitor is
 * informed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      reportMissingCode();
      return { default: Nothing };
    }
  });
}
