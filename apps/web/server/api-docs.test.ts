import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSiteServer } from './site-server.ts';

const SITE = '<!doctype html><title>The site</title>';
const DOCS = '<!doctype html><title>The API</title>';

let folder = '';
const servers: Server[] = [];

/** Origin of a running site, with or without the API reference. */
async function open(apiDocs: string): Promise<string> {
  const server = await createSiteServer(path.join(folder, 'site'), { apiDocs });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'api-docs-'));
  for (const root of ['site', 'docs']) await mkdir(path.join(folder, root));
  await writeFile(path.join(folder, 'site/index.html'), SITE);
  await writeFile(path.join(folder, 'site/config.json'), '{"brand":"croupier","apiBase":""}');
  await writeFile(path.join(folder, 'docs/index.html'), DOCS);
  await writeFile(path.join(folder, 'docs/docs.css'), 'body {}');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

describe('the reference of the API', () => {
  let origin = '';
  beforeAll(async () => {
    origin = await open(path.join(folder, 'docs'));
  });

  it.each(['/docs/api/', '/docs/api/index.html', '/docs/api/?from=somewhere'])('answers at %s', async (url) => {
    const answer = await fetch(origin + url);
    expect([answer.status, await answer.text()]).toEqual([200, DOCS]);
  });

  it('comes under a policy that lets nothing run and nothing be fetched', async () => {
    const { headers } = await fetch(`${origin}/docs/api/`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe|script-src|connect-src/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('leads from the address without slash to its folder, so that its relative links hold', async () => {
    const answer = await fetch(`${origin}/docs/api`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/docs/api/']);
  });

  it('brings its style sheet', async () => {
    const answer = await fetch(`${origin}/docs/api/docs.css`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/css']);
  });

  it.each(['/docs/api/gone.html', '/docs/api/%2e%2e/secret.txt', '/docs/api/..%2fsecret.txt'])(
    'has nothing at %s',
    async (url) => {
      const answer = await fetch(origin + url);
      expect(await answer.text()).not.toContain('secret');
      expect(answer.headers.get('Content-Type')).not.toBe('text/html;charset=utf-8');
    },
  );

  it('cannot be written', async () => {
    const answer = await fetch(`${origin}/docs/api/`, { method: 'POST' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('leaves the addresses beside it to the site', async () => {
    expect(await (await fetch(`${origin}/docs/apiary`)).text()).toBe(SITE);
  });
});

it('is not there when it has not been built: its addresses are the site’s', async () => {
  const origin = await open(path.join(folder, 'nowhere'));
  expect(await (await fetch(`${origin}/docs/api/`)).text()).toBe(SITE);
});
