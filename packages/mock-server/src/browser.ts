import { createStore, delMany, get, setMany } from 'idb-keyval';
import { setupWorker } from 'msw/browser';

import { createOpenStreams } from './domain/kernel/index.ts';
import type { CallHeaders } from './gateway/call.ts';
import { readRequest, toResponse } from './gateway/fetch-adapter.ts';
import { createPersistentWorld } from './world-persistence.ts';
import { toMswHandler, toMswSocketHandler } from './msw-handlers.ts';
import { createRouter, type PathFamily, type Router } from './router.ts';
import type { WorldStorage } from './store/world-storage.ts';
import { createWorlds } from './worlds.ts';
import { openWriteChannel } from './write-channel.ts';

/** Name of the IndexedDB database, of the lock, and of the channel over which tabs report writes. */
const NAME = 'croupier-mock';

/**
 * Answers the page's calls from worlds inside the page, for development without a backend. The default world survives
 * a reload, others do not. Control calls use the page's own origin; in the console, `mockWorld(({ db }) => …)` reads and
 * writes the default world.
 */
export async function startBrowserMock(): Promise<void> {
  await start();
}

/**
 * Renders a page of `/mock-pages` from the stored world. The worker does not see navigations, so the document requests
 * its content itself.
 */
export async function renderMockPage(): Promise<void> {
  const answer = await start();
  const open = (request: Request): Promise<void> => renderPage(request, answer, { show, goTo });
  const goTo = (url: string): void => location.replace(url);
  const show = (markup: string): void => {
    document.open();
    document.write(markup);
    document.close();
    document.addEventListener('submit', (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      void open(new Request(form.action, { method: 'POST', body: new URLSearchParams(fields) }));
    });
  };
  await open(new Request(location.href, { headers: { 'Accept-Language': navigator.language } }));
}

/** What the worker answers. Pictures and game files are served by the server of the page. */
const FAMILIES: ReadonlySet<PathFamily> = new Set(['operation', 'control', 'game', 'identity', 'statement', 'upload']);

/** Starts the worker and returns the function that answers a request. */
async function start(): Promise<Router['fetch']> {
  const tabs = openWriteChannel(NAME);
  const storage = tabs.reportWrites(createBrowserStorage());
  const world = { openStreams: createOpenStreams({ isPossible: canTransferStreams() }) };
  const worlds = createWorlds({
    home: createPersistentWorld(storage, (notice) => console.warn(notice), world),
    world,
  });
  const router = createRouter(worlds, {
    loadSandbox: async () => (await import('../games/sandbox.ts')).openSandbox,
  });
  tabs.onWrite(() => void router.refresh());
  const fetch: Router['fetch'] = async (request) => {
    const call = await readRequest(request);
    const answer = await router.answer({ ...call, headers: withPageCookies(call.headers) });
    return toResponse(answer, request.signal, request.method);
  };
  Object.assign(globalThis, { mockWorld: worlds.use });
  const worker = setupWorker(
    toMswHandler(fetch, FAMILIES),
    toMswSocketHandler(router.chats, () => withPageCookies(new Headers())),
  );
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  return fetch;
}

/**
 * True when this browser can hand a stream to the worker. Otherwise MSW waits for the end of an answer before it hands it
 * over, which a stream of events does not have.
 */
function canTransferStreams(): boolean {
  const { port1 } = new MessageChannel();
  const stream = new ReadableStream();
  try {
    port1.postMessage(stream, [stream]);
    return true;
  } catch {
    return false;
  } finally {
    port1.close();
  }
}

/** Adds the page's cookies, because requests in a worker, and sockets in a page, have no Cookie header. */
function withPageCookies(headers: CallHeaders): CallHeaders {
  const isCookie = (name: string): boolean => name.toLowerCase() === 'cookie';
  return {
    get: (name: string) => (isCookie(name) ? document.cookie : headers.get(name)),
    has: (name: string) => isCookie(name) || headers.has(name),
  };
}

function createBrowserStorage(): WorldStorage {
  const database = createStore(NAME, 'world');
  return {
    revision: () => get('revision', database),
    read: () => get('world', database),
    write: (revision, change) =>
      setMany(
        [
          ['revision', revision],
          ['world', change.save()],
        ],
        database,
      ),
    async setAside() {
      const unreadable = await get('world', database);
      await setMany([['unreadable', unreadable]], database);
      await delMany(['revision', 'world'], database);
      return `"unreadable" in the IndexedDB database ${NAME}`;
    },
    exclusively: (work) => navigator.locks.request(NAME, work),
  };
}

/** Browser functions that show a page. */
interface PageRenderer {
  readonly show: (markup: string) => void;
  readonly goTo: (url: string) => void;
}

/** Shows the answer to a page request in the browser, or follows its redirect. */
export async function renderPage(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  { show, goTo }: PageRenderer,
): Promise<void> {
  const response = await answer(request);
  const next = response.headers.get('Location');
  if (next === null) show(await response.text());
  else goTo(new URL(next, request.url).href);
}
