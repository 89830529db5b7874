import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listen, type Platform } from '../src/testing/platform.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await listen();
});

afterAll(() => platform.close());

const get = (path: string, init?: RequestInit) => fetch(`${platform.origin}/mock-games/${path}`, init);

/** Returns the CSP of a game's document for these request headers, by node:http because fetch cannot set `Host`. */
function policyFor(headers: Record<string, string>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = httpRequest(`${platform.origin}/mock-games/slot/`, { headers }, (answer) => {
    resolve(String(answer.headers['content-security-policy']));
    answer.resume();
  });
  request.once('error', reject).end();
  return promise;
}

/** Loads a document and all files that it refers to by URL or by import. */
async function load(document: string): Promise<Map<string, string>> {
  const loaded = new Map<string, string>();
  const visit = async (path: string): Promise<void> => {
    if (loaded.has(path)) return;
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    loaded.set(path, text);
    // A browser resolves no names of packages.
    expect([path, ...text.matchAll(/\b(?:from|import)"(?!\.)[^"]*"/g)]).toEqual([path]);
    const linked = [...text.matchAll(/\/mock-games\/([\w/-]+\.(?:js|css|svg|woff2))/g)].map(([, name = '']) => name);
    // Of texts that are loaded by language, the longer ones.
    const imported = [...text.matchAll(/\b(?:from|import\(?)["`](\.[^"`]+)["`]/g)]
      .filter(([found, name = '']) => !(found.startsWith('import(') && name.includes('/locales/en.')))
      .map(([, name = '']) => new URL(name, `http://x/${path}`).pathname.slice(1));
    for (const next of [...linked, ...imported]) await visit(next);
  };
  await visit(document);
  return loaded;
}

describe.each(['slot/', 'color/', 'cards/', 'fish/', 'table/'])('the document of %s', (document) => {
  it('has its own CSP and must be revalidated', async () => {
    const { headers } = await get(document);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors ${platform.origin} `);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('has no landmarks of its own', async () => {
    const html = await (await get(document)).text();
    expect(html).not.toMatch(/<(?:main|header|footer|nav|aside)\b/);
    expect(html.match(/<section class="game" id="game" aria-labelledby="title">/g)).toHaveLength(1);
  });

  it('has no inline script or style, and loads less than 60 kB of code, with CORS for any origin', async () => {
    const loaded = await load(document);
    const html = loaded.get(document) ?? '';
    expect(html).toContain('id="go"');
    expect(html).not.toContain('<!--');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    const code = [...loaded].filter(([path]) => path.endsWith('.js'));
    const bytes = code.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
    expect(code.length).toBeGreaterThan(10);
    expect(bytes).toBeLessThan(60_000);
    const { headers } = await get(code.at(-1)?.[0] ?? '');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });
});

describe("the policy of a game's document", () => {
  it('contains the origin instead of "self", which matches nothing in a sandboxed frame in WebKit', async () => {
    const policy = await policyFor({ host: 'games.croupier.example:8443' });
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-ancestors']) {
      expect(policy).toContain(`${directive} http://games.croupier.example:8443`);
    }
    expect(policy).not.toContain("'self'");
  });

  it('contains the https origin when X-Forwarded-Proto is https', async () => {
    const policy = await policyFor({ host: 'croupier.example', 'x-forwarded-proto': 'https' });
    expect(policy).toContain('script-src https://croupier.example;');
  });

  it.each(['croupier.example;sandbox', "a'unsafe-inline'", '*', 'a,b', 'evil.example'])(
    'contains the local address of the connection when the Host header is %s',
    async (host) => {
      const policy = await policyFor({ host });
      expect(policy).toMatch(/script-src http:\/\/127\.0\.0\.1:\d+;/);
      expect(policy).not.toContain(`${host};`);
    },
  );
});

describe('the files of games', () => {
  it('are answered with 304 when the ETag matches', async () => {
    const tag = (await get('slot/slot.css')).headers.get('ETag') ?? '';
    expect((await get('slot/slot.css', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('include the symbols and pictures of a game and of a lobby', async () => {
    const names = ['symbols/rng_20510', 'pictures/rng_20510', 'covers/rng_20510', 'pictures/AGILA', 'covers/AGILA'];
    const files = names.map((name) => `${name}.svg`);
    const answers = await Promise.all(files.map((path) => get(path)));
    expect(answers.map(({ headers }) => headers.get('Content-Type'))).toEqual(files.map(() => 'image/svg+xml'));
  });

  it.each([
    'nothing/',
    '../server.ts',
    'slot/../../server.ts',
    'slot/slot.test.js',
    'slot/client/main.ts',
    'slot/slot-rules.js',
    'pictures/nothing.svg',
    'game-server.js',
  ])('do not include %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('answer 405 to a POST', async () => {
    expect((await get('slot/', { method: 'POST' })).status).toBe(405);
  });
});
