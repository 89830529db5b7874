import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { reportMissingCode } from './missing-code.ts';

const Nothing = (): null => null;

/**
 * A part beside the page, whose code comes when it is needed. Where that cannot be had, the rest of the page goes on: a
 * lost connection breaks no page that stands, and the visitor is told.
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
