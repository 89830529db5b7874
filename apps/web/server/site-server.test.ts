// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { operations } from '@croupier/sdk/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSiteServer } from './site-server.ts';

const INLINE = 'document.documentElement.dataset.theme = "light";';
const HTML = `<!doctype html><script>${INLINE}</script><script type="module" src="/assets/app-1a2b3c4d.js"></script>`;

let folder = '';
let origin = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), HTML);
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite/landing.json'), '{"pages":[]}');
  await writeFile(path.join(folder, 'config.json'), '{"brand":"croupier","apiBase":"https://api.croupier.example/v1"}');
  await writeFile(path.join(folder, 'assets/app-1a2b3c4d.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/app-1a2b3c4d.js.br'), 'compressed');
  ({ server } = await createSiteServer(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('a page', () => {
  it.each(['/', '/some/page', '/some/page?query=1'])('answers %s with no-cache and a strict policy', async (url) => {
    const response = await fetch(origin + url);
    expect(await response.text()).toBe(HTML);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows its inline script and the configured API in its policy', async () => {
    const response = await fetch(origin);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(INLINE));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("connect-src 'self' https://api.croupier.example wss://api.croupier.example;");
  });

  it('forbids referrers and content sniffing', async () => {
    const response = await fetch(origin);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('a file', () => {
  it('is immutable and compressed when its name has a hash', async () => {
    const response = await fetch(`${origin}/assets/app-1a2b3c4d.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
  });

  it.each(['/assets/gone-1a2b3c4d.js', '/gone.png', '/.env', '/assets/gone'])(
    'answers 404 when the file does not exist: %s',
    async (url) => {
      const response = await fetch(origin + url);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toContain('text/plain');
    },
  );

  it('serves no file outside the folder of the site', async () => {
    const status = await new Promise((resolve) => {
      httpRequest(origin, { path: '/../../etc/passwd' }, (response) => resolve(response.statusCode)).end();
    });
    expect(status).not.toBe(500);
    const text = await (await fetch(`${origin}/%2e%2e/%2e%2e/etc/passwd`)).text();
    expect(text).not.toContain('root:');
  });

  it('answers 405 with Allow when the method is POST', async () => {
    const response = await fetch(origin, { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it('answers health checks and API calls', async () => {
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
  const [, apiPrefix] = operations.login.path.split('/');
  const response = await fetch(`${origin}/${apiPrefix}/nothing`);
  expect(await response.json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
});

it('accepts the WebSocket of the chat, and ends it with 1001 when it stops', async () => {
  const site = await createSiteServer(folder);
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const address = site.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/mock-chat`);
  const code = await new Promise((resolve) => {
    socket.addEventListener('open', () => site.stop());
    socket.addEventListener('close', (event) => resolve(event.code));
  });
  expect(code).toBe(1001);
});
