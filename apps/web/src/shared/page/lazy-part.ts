import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** How long until the code of a part is asked for again, in milliseconds; twice as long each time. */
const FIRST_WAIT = 2_000;

/**
 * A part beside the page, whose code comes when it is needed. Where that cannot be had, the rest of the page goes on, and
 * the part comes as soon as it can: a lost connection breaks no page that stands.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

async function untilLoaded<Part>(load: () => Promise<Part>, wait = FIRST_WAIT): Promise<Part> {
  try {
    return await load();
  } catch {
    await connectionOr(wait);
    return untilLoaded(load, wait * 2);
  }
}

function connectionOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
  });
}
