import { createStore, get, setMany } from 'idb-keyval';
import { setupWorker } from 'msw/browser';

import { createKeptWorld, type WorldStorage } from './kept-world.ts';
import { toMswHandlers } from './msw-handlers.ts';

const NAME = 'croupier-mock';

/** Answers the page's own calls from a world inside the page, for developing without a backend. It survives a reload. */
export async function startBrowserMock(): Promise<void> {
  const dispatch = createKeptWorld(createBrowserStorage(), (notice) => console.warn(notice));
  const worker = setupWorker(...toMswHandlers(dispatch));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}

function createBrowserStorage(): WorldStorage {
  const database = createStore(NAME, 'world');
  return {
    revision: () => get('revision', database),
    read: () => get('world', database),
    write: (revision, world) =>
      setMany(
        [
          ['revision', revision],
          ['world', world],
        ],
        database,
      ),
    exclusively: (work) => navigator.locks.request(NAME, work),
  };
}
