import { beforeEach, describe, expect, it, vi } from 'vitest';

import { runWorker } from './run-worker.ts';
import type { WorkerEvents, WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://croupier.example';
const FILES = ['/offline.html', '/assets/frame-1a2b.js', '/assets/besley-3c4d.woff2'];

const fetchFromNetwork = vi.fn<(request: Request) => Promise<Response>>();
let caches = new Map<string, Map<string, Response>>();
let listeners: { [Type in keyof WorkerEvents]?: (event: WorkerEvents[Type]) => void } = {};
const took: string[] = [];

const scope = {
  location: { origin: ORIGIN },
  fetch: fetchFromNetwork,
  skipWaiting: async () => void took.push('skipWaiting'),
  clients: { claim: async () => void took.push('claim') },
  caches: {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (file: string, { cacheName = '' } = {}) => caches.get(cacheName)?.get(file)?.clone(),
    open: async (name: string) => ({
      addAll: async (files: string[]) => {
        caches.set(name, new Map(files.map((file) => [file, new Response(`stored ${file}`)])));
      },
    }),
  },
  addEventListener: (type: keyof WorkerEvents, listener: never) => Object.assign(listeners, { [type]: listener }),
  // Only the used part of a worker's scope.
} as unknown as WorkerScope;

/** Runs a step of the worker's life to its end. */
async function live(type: 'install' | 'activate'): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners[type]?.({ waitUntil: (promise) => void work.push(promise) });
  await Promise.all(work);
}

interface Asked {
  readonly method?: string;
  readonly mode?: string;
  readonly destination?: string;
}

/** The worker's answer as text; undefined when it leaves the request to the browser. */
async function answerOf(
  url: string,
  { method = 'GET', mode = 'cors', destination = '' }: Asked = {},
): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  // A request of a document cannot be constructed.
  const request = { url: new URL(url, ORIGIN).href, method, mode, destination } as Request;
  listeners.fetch?.({ request, respondWith: (response) => void (answer = response) });
  const response = await answer;
  return response?.type === 'error' ? 'error' : response?.text();
}

const DOCUMENT = { mode: 'navigate', destination: 'document' };

beforeEach(async () => {
  caches = new Map([
    ['shell-older', new Map()],
    ['foreign', new Map()],
  ]);
  listeners = {};
  took.length = 0;
  fetchFromNetwork.mockReset().mockImplementation(async ({ url }) => new Response(`network ${new URL(url).pathname}`));
  runWorker(scope, { version: 'v2', files: FILES, offlinePage: '/offline.html' });
  await live('install');
  await live('activate');
});

it('stores the files of its version, removes those of older ones only, and takes over at once', () => {
  expect([...caches.keys()].toSorted()).toEqual(['foreign', 'shell-v2']);
  expect([...(caches.get('shell-v2')?.keys() ?? [])]).toEqual(FILES);
  expect(took).toEqual(['skipWaiting', 'claim']);
});

describe('a document', () => {
  it.each(['/', '/rng?vassalage=JDB', '/member/depositv2', '/offline.html'])(
    'comes from the network: %s',
    async (url) => {
      expect(await answerOf(url, DOCUMENT)).toBe(`network ${url.split('?')[0]}`);
    },
  );

  it('is the answer of the server, even if that is an error', async () => {
    fetchFromNetwork.mockResolvedValue(new Response('down', { status: 503 }));
    expect(await answerOf('/rng', DOCUMENT)).toBe('down');
  });

  it('is the offline page only when the network fails', async () => {
    fetchFromNetwork.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await answerOf('/rng', DOCUMENT)).toBe('stored /offline.html');
    expect(await answerOf('/mock-games/rng', { mode: 'navigate', destination: 'iframe' })).toBeUndefined();
    caches.delete('shell-v2');
    expect(await answerOf('/rng', DOCUMENT)).toBe('error');
  });
});

describe('another request', () => {
  it('is answered from the cache for a file of the shell, and by the network when the cache is gone', async () => {
    expect(await answerOf('/assets/frame-1a2b.js')).toBe('stored /assets/frame-1a2b.js');
    caches.delete('shell-v2');
    expect(await answerOf('/assets/frame-1a2b.js')).toBe('network /assets/frame-1a2b.js');
  });

  it.each([
    '/config.json',
    '/wps/member/info',
    '/__mock/world',
    '/assets/LobbyPage-9z9z.js',
    '/assets/frame-1a2b.js?x=1',
    'https://cdn.example/assets/frame-1a2b.js',
  ])('is left to the browser, and nothing is stored: %s', async (url) => {
    expect(await answerOf(url)).toBeUndefined();
    expect(fetchFromNetwork).not.toHaveBeenCalled();
    expect([...(caches.get('shell-v2')?.keys() ?? [])]).toEqual(FILES);
  });

  it('is left to the browser when it is no GET', async () => {
    expect(await answerOf('/assets/frame-1a2b.js', { method: 'POST' })).toBeUndefined();
  });
});

it.each([
  [{ type: 'has-file', file: '/assets/frame-1a2b.js' }, [true]],
  [{ type: 'has-file', file: '/assets/frame-old1.js' }, [false]],
  [{ type: 'has-file' }, [false]],
  [{ type: 'other' }, []],
  [null, []],
])('answers %j with %j', (data, answers) => {
  const sent: unknown[] = [];
  listeners.message?.({ data, ports: [{ postMessage: (answer: unknown) => void sent.push(answer) }] });
  expect(sent).toEqual(answers);
});
