// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';

import * as browserMock from '@croupier/mock-server/browser';
import { createHttpMock } from '@croupier/mock-server/server';
import { operations } from '@croupier/sdk/operations';
import { createServer, type UserConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';

import { mockPages, proxyToMock } from './mock-pages.ts';

const root = path.join(import.meta.dirname, '..');
const stops: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Starts a server and returns its origin. */
async function listen(listener: RequestListener): Promise<string> {
  const server: Server = createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  // A server listening on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Starts a development server and returns its origin. */
async function startVite({ server, plugins = [] }: Pick<UserConfig, 'server' | 'plugins'>): Promise<string> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    server: { middlewareMode: true, ws: false, ...server },
    optimizeDeps: { noDiscovery: true },
  });
  stops.push(() => vite.close());
  return listen(vite.middlewares);
}

const origin = await startVite({ plugins: [mockPages()] });

it.each(['/mock-pages/bets/bet_1?lang=fil', '/mock-pages/service', '/mock-pages/chat?t=1'])(
  'serves %s in development as a response that loads the browser mock',
  async (pagePath) => {
    const response = await fetch(origin + pagePath);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const markup = await response.text();
    const [, script = ''] = /<script type="module" src="([^"]+html-proxy[^"]+)"/.exec(markup) ?? [];
    const code = await (await fetch(origin + script.replaceAll('&amp;', '&'))).text();
    const [, name] = /import \{ (\w+) \} from "\/@fs\/[^"]+\/mock-server\/src\/browser\.ts"/.exec(code) ?? [];
    expect(Object.keys(browserMock)).toContain(name);
    expect(code).toContain(`await ${name}()`);
  },
);

it('sends the paths of API and mock to a mock over HTTP, and no others', async () => {
  const mock = await listen(createHttpMock().listener);
  const site = await startVite({ server: { proxy: proxyToMock(mock) } });
  const answerOf = async (url: string): Promise<unknown> => (await fetch(site + url)).json();
  expect(await answerOf('/__mock/clock')).toMatchObject({ frozen: false });
  expect(await answerOf(`${operations.getSiteConfiguration.path}?device=WEB`)).toMatchObject({ success: true });
  expect(await (await fetch(`${site}/mock-pages/service`)).text()).not.toContain('renderMockPage');
  expect(await answerOf('/config.json')).toMatchObject({ apiBase: '' });
});

it('loads the developer panel in every mode but production, after the app', async () => {
  const code = await (await fetch(`${origin}/src/app/main.tsx`)).text();
  expect(code).toMatch(/const hasPanel = import\.meta\.env\.MODE !== ["']production["'];/);
  expect(code).toMatch(/startApp\(root\);\s+if \(hasPanel\) \{\s+const \{ mountDeveloperPanel \} = await import/);
});
