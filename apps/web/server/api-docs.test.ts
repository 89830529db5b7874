// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSiteServer } from './site-server.ts';

const SITE = '<!doctype html><title>The site</title>';
const DOCS = '<!doctype html><title>The API</title>';

let folder = '';
const servers: Server[] = [];

/** Starts a site server with this folder of the API reference; returns its origin. */
async function startServer(apiDocs: string): Promise<string> {
  const { server } = await createSiteServer(path.join(folder, 'site'), { apiDocs });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'api-docs-'));
  for (const root of ['site', 'docs']) await mkdir(path.join(folder, root));
  await writeFile(path.join(folder, 'site/index.html'), SITE);
  await writeFile(path.join(folder, 'site/offline.html'), SITE);
  await mkdir(path.join(folder, 'site/.vite'));
  await writeFile(path.join(folder, 'site/.vite/landing.json'), '{"pages":[],"privatePaths":[]}');
  await writeFile(path.join(folder, 'site/config.json'), '{"brand":"croupier","apiBase":""}');
  await writeFile(path.join(folder, 'docs/index.html'), DOCS);
  await writeFile(path.join(folder, 'docs/docs.css'), 'body {}');
  await writeFile(path.join(folder, 'docs/sample.ts'), 'export {};');
  await writeFile(path.join(folder, 'docs/viewer.js'), 'viewer');
  await writeFile(path.join(folder, 'docs/viewer.js.br'), brotliCompressSync('viewer'));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

describe('the API reference', () => {
  let origin = '';
  beforeAll(async () => {
    origin = await startServer(path.join(folder, 'docs'));
  });

  it.each(['/docs/api/', '/docs/api/index.html', '/docs/api/?from=somewhere'])('answers 200 at %s', async (url) => {
    const response = await fetch(origin + url);
    expect([response.status, await response.text()]).toEqual([200, DOCS]);
  });

  it('has a policy that allows scripts and requests of its own origin only, without eval', async () => {
    const { headers } = await fetch(`${origin}/docs/api/`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]),
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('redirects the path without a final slash', async () => {
    const response = await fetch(`${origin}/docs/api`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/docs/api/']);
  });

  it("leaves the site's policy without inline styles", async () => {
    const { headers } = await fetch(`${origin}/docs/apiary`);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
  });

  it('serves sample programs as text', async () => {
    const { headers } = await fetch(`${origin}/docs/api/sample.ts`);
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  it('serves compressed files to clients that accept them', async () => {
    const response = await fetch(`${origin}/docs/api/viewer.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual(['br', 'viewer']);
  });

  it('serves its style sheet', async () => {
    const response = await fetch(`${origin}/docs/api/docs.css`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/css']);
  });

  it.each(['/docs/api/gone.html', '/docs/api/%2e%2e/secret.txt', '/docs/api/..%2fsecret.txt'])(
    'serves no page at %s',
    async (url) => {
      const response = await fetch(origin + url);
      expect(await response.text()).not.toContain('secret');
      expect(response.headers.get('Content-Type')).not.toBe('text/html;charset=utf-8');
    },
  );

  it('answers 405 with Allow when the method is POST', async () => {
    const response = await fetch(`${origin}/docs/api/`, { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('leaves other paths with the same prefix to the site', async () => {
    expect(await (await fetch(`${origin}/docs/apiary`)).text()).toBe(SITE);
  });
});

it('serves the site at /docs/api/ when the reference has not been built', async () => {
  const origin = await startServer(path.join(folder, 'nowhere'));
  expect(await (await fetch(`${origin}/docs/api/`)).text()).toBe(SITE);
});
