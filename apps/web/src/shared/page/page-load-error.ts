import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The code of a page failed to load. Some browsers cache a failed `import()`, so offer a reload. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  /** True when the browser was offline, so that a reload can help once it is online. */
  readonly wasOffline: boolean;

  constructor(cause: unknown) {
    super(`The code of a page did not load: ${String(cause)}`, { cause });
    this.wasOffline = !navigator.onLine;
  }
}

/** A page in its own chunk. Throws PageLoadError when the chunk cannot be loaded. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new PageLoadError(error);
    }
  });
}
