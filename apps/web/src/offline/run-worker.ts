import type { WorkerScope } from './worker-scope.ts';

/** What the build stores with a version of the site. */
export interface Precache {
  /** A hash of the files. */
  readonly version: string;
  /** Paths of the shell's hashed files and of what the offline page needs. */
  readonly files: readonly string[];
  readonly offlinePage: string;
}

const CACHE_PREFIX = 'shell-';

/**
 * Service worker of the site. It answers the shell's hashed files from its cache, and a document with the offline page when
 * the network fails. Everything else, calls, configuration and HTML among it, goes to the network and is never stored.
 */
export function runWorker(scope: WorkerScope, { version, files, offlinePage }: Precache): void {
  const cacheName = CACHE_PREFIX + version;
  const stored = new Set(files);

  scope.addEventListener('install', (event) => {
    const store = async (): Promise<void> => {
      const cache = await scope.caches.open(cacheName);
      await cache.addAll([...files]);
      // At once, because files with a hash in their name suit every version of a page.
      await scope.skipWaiting();
    };
    event.waitUntil(store());
  });

  scope.addEventListener('activate', (event) => {
    const takeOver = async (): Promise<void> => {
      const names = await scope.caches.keys();
      const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName);
      await Promise.all(old.map((name) => scope.caches.delete(name)));
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    const fromCache = (path: string): Promise<Response | undefined> =>
      scope.caches.match(path, { cacheName, ignoreVary: true });
    if (request.mode === 'navigate') {
      // A frame shows its own failure.
      if (request.destination !== 'document') return;
      const load = scope.fetch(request);
      event.respondWith(load.catch(async () => (await fromCache(offlinePage)) ?? Response.error()));
    } else if (search === '' && stored.has(pathname) && pathname !== offlinePage) {
      event.respondWith(fromCache(pathname).then((response) => response ?? scope.fetch(request)));
    }
  });

  // A page asks whether it is of this version.
  scope.addEventListener('message', ({ data, ports: [port] }) => {
    const { type, file }: { type?: unknown; file?: unknown } = Object(data);
    if (type === 'has-file') port?.postMessage(typeof file === 'string' && stored.has(file));
  });
}
