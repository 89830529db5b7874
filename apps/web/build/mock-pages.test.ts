// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';

import * as browserMock from '@croupier/mock-server/browser';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { mockPages } from './mock-pages.ts';

const root = path.join(import.meta.dirname, '..');
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [mockPages()],
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const server = createHttpServer(vite.middlewares);
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await vite.close();
});

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
