import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { lazy } from 'react';

/** A drawing of MUI X, loaded when the first one is shown. If its code cannot be loaded, `instead` is shown. */
export function lazyDrawing<Props extends { instead: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => ({ default: ({ instead }: Props) => instead }),
    ),
  );
}
