import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The code of a page did not come. Browsers keep a failed module for the life of the document: only a reload helps. */
export class MissingPageError extends Error {
  override readonly name = 'MissingPageError';
  /** There was no connection then, so a reload is worth it as soon as there is one. */
  readonly wasOffline: boolean;

  constructor(cause: unknown) {
    super(`The code of a page did not load: ${String(cause)}`, { cause });
    this.wasOffline = !navigator.onLine;
  }
}

/** A page in a chunk of its own; raises MissingPageError when the chunk cannot be loaded. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new MissingPageError(error);
    }
  });
}
