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
  await writeFile(path.join(folder, 'config.json'), '{"brand":"croupier","apiBase":"https://api.croupier.example/v1"}');
  await writeFile(path.join(folder, 'assets/app-1a2b3c4d.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/app-1a2b3c4d.js.br'), 'compressed');
  server = await createSiteServer(folder);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('a page', () => {
  it.each(['/', '/some/page', '/some/page?query=1'])(
    'answers at %s, checked each time and under a strict policy',
    async (url) => {
      const answer = await fetch(origin + url);
      expect(await answer.text()).toBe(HTML);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
    },
  );

  it('may run its own inline script and call the API of its configuration', async () => {
    const answer = await fetch(origin);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(INLINE));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("connect-src 'self' https://api.croupier.example;");
  });

  it('sends no referrer to other sites', async () => {
    const answer = await fetch(origin);
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for ever and comes compressed', async () => {
    const answer = await fetch(`${origin}/assets/app-1a2b3c4d.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Encoding')).toBe('br');
  });

  it.each(['/assets/gone-1a2b3c4d.js', '/gone.png', '/.env', '/assets/gone'])(
    'that is not there is missing: %s',
    async (url) => {
      const answer = await fetch(origin + url);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toContain('text/plain');
    },
  );

  it('outside the site cannot be reached', async () => {
    const status = await new Promise((resolve) => {
      httpRequest(origin, { path: '/../../etc/passwd' }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).not.toBe(500);
    const text = await (await fetch(`${origin}/%2e%2e/%2e%2e/etc/passwd`)).text();
    expect(text).not.toContain('root:');
  });

  it('cannot be written', async () => {
    const answer = await fetch(origin, { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it('says that it is well, and answers the calls of the API', async () => {
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
  const [, firstStep] = operations.login.path.split('/');
  const answer = await fetch(`${origin}/${firstStep}/nothing`);
  expect(await answer.json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
});
