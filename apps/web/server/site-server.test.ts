// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { operations } from '@croupier/sdk/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSiteServer } from './site-server.ts';

const INLINE = 'document.documentElement.dataset.theme = "light";';
const STYLES = 'html { background: #0d1b15; }';
const HTML = `<!doctype html><title>Croupier</title><style>${STYLES}</style><script>${INLINE}</script><script type="module" src="/assets/app-1a2b3c4d.js"></script>`;
const OFFLINE_STYLES = 'main { margin: auto; }';
const LANDING = {
  merchantCode: 'croupier',
  siteName: 'Croupier',
  defaultLanguage: 'TY',
  languages: { TY: { tag: 'fil-PH', direction: 'ltr' } },
  privatePaths: [],
  pages: [
    {
      id: 'agent',
      paths: ['/agent'],
      pictures: { kind: 'none' },
      texts: { TY: { title: 'Ahente', description: 'Para sa mga ahente' } },
      preview: { url: '/assets/previews/agent-1a2b.png', width: 1200, height: 630 },
    },
  ],
};

async function hashOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

let folder = '';
let origin = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), HTML);
  await writeFile(path.join(folder, 'offline.html'), `<style>${OFFLINE_STYLES}</style>`);
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite/landing.json'), JSON.stringify(LANDING));
  await writeFile(path.join(folder, 'config.json'), '{"brand":"croupier","apiBase":"https://api.croupier.example/v1"}');
  await writeFile(path.join(folder, 'assets/app-1a2b3c4d.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/app-1a2b3c4d.js.br'), 'compressed');
  await writeFile(path.join(folder, 'assets/removed-1a2b3c4d.js'), 'export {};');
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

  it.each(['/', '/agent', '/offline.html'])(
    'allows inline scripts and styles and the configured API at %s',
    async (url) => {
      const response = await fetch(origin + url);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      const directive = (name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));
      expect(directive('script-src')).toBe(`script-src 'self' ${await hashOf(INLINE)}`);
      expect(directive('style-src')).toContain(`${await hashOf(STYLES)} ${await hashOf(OFFLINE_STYLES)}`);
      expect(policy).toContain("connect-src 'self' https://api.croupier.example wss://api.croupier.example;");
    },
  );

  it.each(['br, gzip', 'identity'])('of a landing page is whole when the browser accepts %s', async (accepted) => {
    const response = await fetch(`${origin}/agent`, { headers: { 'Accept-Encoding': accepted } });
    expect(await response.text()).toContain('<title>Ahente · Croupier</title>');
    expect(response.headers.get('Content-Encoding')).toBe(accepted === 'identity' ? null : 'br');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  });

  it('has a policy at an address whose file name is encoded', async () => {
    const response = await fetch(`${origin}/index.%68tml`);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('forbids referrers and content sniffing', async () => {
    const response = await fetch(origin);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('a file', () => {
  it('ends the connection, and no other, when it was removed while the server runs', async () => {
    await rm(path.join(folder, 'assets/removed-1a2b3c4d.js'));
    await expect(fetch(`${origin}/assets/removed-1a2b3c4d.js`).then((response) => response.text())).rejects.toThrow(
      /terminated|fetch failed/,
    );
    expect((await fetch(`${origin}/assets/app-1a2b3c4d.js`)).status).toBe(200);
  });

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
