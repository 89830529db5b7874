import type { IncomingHttpHeaders } from 'node:http';

import { createApiClient, listDomainRoutes, type Client } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';

import { lineOrigin } from '../src/config/line-origin.ts';
import type { RuntimeConfig } from '../src/config/runtime-config.ts';
import type { CallPlatform } from './landing-pages.ts';

/** Age in ms from which a list is loaded again, behind the page that it still serves. */
const FRESH_MS = 30_000;
/** Longest wait of a page for its first list, in ms. */
const MAX_WAIT_MS = 1_500;
const MAX_LINES = 40;
const MAX_LISTS = 100;

/** Origins of this machine, whose lines depend on port and world. */
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** Base of calls within the process for visitors by any other host: the platform lists the same lines for all of them. */
const INTERNAL = 'https://platform.internal';

/** Sources for `connect-src` to measure the lines of the platform: the address of each ping, and nothing else of its host. */
export type LineSources = (headers: IncomingHttpHeaders) => Promise<readonly string[]>;

interface CachedList {
  /** Undefined until the first list is loaded. */
  sources?: readonly string[];
  loading: Promise<readonly string[]>;
  /** Time of the last load in ms. */
  loadedAt: number;
}

/**
 * Lines come from the platform at run time, so the server that writes the policy asks for them. An old list serves while a
 * new one loads, and stays when that fails; a page waits for the first list only, and gets none when that takes long.
 */
export function createLineSources(config: RuntimeConfig, callPlatform: CallPlatform, now = Date.now): LineSources {
  const lists = new Map<string, CachedList>();

  const load = async (origin: string, world: string): Promise<readonly string[]> => {
    const client = createPlatformClient(config, origin, world, callPlatform);
    const { value } = await listDomainRoutes({ client, query: { device: 0 } });
    const origins = value.domainList.map(({ domainName }) => lineOrigin(domainName, origin));
    return origins
      .filter((line) => line !== undefined)
      .slice(0, MAX_LINES)
      .map((line) => line + operations.pingDomain.path);
  };

  const listOf = (key: string): CachedList => {
    const known = lists.get(key);
    if (known !== undefined) return known;
    const list: CachedList = { loading: Promise.resolve([]), loadedAt: -Infinity };
    lists.set(key, list);
    for (const oldest of lists.keys()) if (lists.size > MAX_LISTS) lists.delete(oldest);
    return list;
  };

  return async ({ host = '', cookie = '' }) => {
    const world = /(?:^|;\s*)(mock-world=[a-z0-9-]+)/i.exec(cookie)?.[1] ?? '';
    const origin = LOCAL_HOST.test(host) ? `http://${host}` : INTERNAL;
    const list = listOf(`${origin} ${world}`);
    if (list.loadedAt + FRESH_MS <= now()) {
      list.loadedAt = now();
      list.loading = load(origin, world).then(
        (sources) => (list.sources = sources),
        () => list.sources ?? [],
      );
    }
    return list.sources ?? Promise.race([list.loading, noneAfterWait()]);
  };
}

async function noneAfterWait(): Promise<readonly string[]> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, []).unref());
}

/** Client of the platform that the pages call: that of the configuration, or the one in this process. */
function createPlatformClient(
  { apiBase }: RuntimeConfig,
  origin: string,
  world: string,
  callPlatform: CallPlatform,
): Client {
  // One try: the next page asks again, and the first one waits.
  const once = { timeoutMs: MAX_WAIT_MS, tries: 1 };
  if (apiBase !== '') return createApiClient({ baseUrl: apiBase, ...once });
  return createApiClient({
    baseUrl: origin,
    ...once,
    async fetch(request) {
      if (world !== '') request.headers.set('Cookie', world);
      return callPlatform(request);
    },
  });
}
