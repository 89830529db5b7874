import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listen, type Platform } from './testing/platform.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await listen();
});

afterAll(() => platform.close());

const get = (path: string, init?: RequestInit) => fetch(`${platform.origin}/mock-games/${path}`, init);

/** All resources of a document, found by following its URLs and imports. */
async function load(document: string): Promise<Map<string, string>> {
  const loaded = new Map<string, string>();
  const visit = async (path: string): Promise<void> => {
    if (loaded.has(path)) return;
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    loaded.set(path, text);
    const named = [...text.matchAll(/\/mock-games\/([\w/-]+\.(?:ts|css|svg|woff2))/g)].map(([, name = '']) => name);
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
      new URL(name, `http://x/${path}`).pathname.slice(1),
    );
    for (const next of [...named, ...imported]) await visit(next);
  };
  await visit(document);
  return loaded;
}

describe.each(['slot/', 'color/'])('the document of %s', (document) => {
  it('has its own CSP and is revalidated', async () => {
    const { headers } = await get(document);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('has no landmarks of its own', async () => {
    const html = await (await get(document)).text();
    expect(html).not.toMatch(/<(?:main|header|footer|nav|aside)\b/);
    expect(html.match(/<section class="game" id="game" aria-labelledby="title">/g)).toHaveLength(1);
  });

  it('has no script or style inside, and loads less than 60 kB of code, which any frame may load', async () => {
    const loaded = await load(document);
    const html = loaded.get(document) ?? '';
    expect(html).toContain('id="go"');
    expect(html).not.toContain('<!--');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    const code = [...loaded].filter(([path]) => path.endsWith('.ts'));
    const bytes = code.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
    expect(code.length).toBeGreaterThan(10);
    expect(bytes).toBeLessThan(60_000);
    const { headers } = await get(code.at(-1)?.[0] ?? '');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });
});

describe('the files of games', () => {
  it('answer 304 to a matching ETag', async () => {
    const tag = (await get('slot/slot.css')).headers.get('ETag') ?? '';
    expect((await get('slot/slot.css', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('have the symbols and the picture of each game, and of a lobby', async () => {
    const names = ['symbols/rng_20510', 'pictures/rng_20510', 'covers/rng_20510', 'pictures/AGILA', 'covers/AGILA'];
    const files = names.map((name) => `${name}.svg`);
    const answers = await Promise.all(files.map((path) => get(path)));
    expect(answers.map(({ headers }) => headers.get('Content-Type'))).toEqual(files.map(() => 'image/svg+xml'));
  });

  it.each([
    'nothing/',
    '../server.ts',
    'slot/../../server.ts',
    'slot/slot.test.ts',
    'pictures/nothing.svg',
    'game-server.ts',
  ])('do not include %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are only read', async () => {
    expect((await get('slot/', { method: 'POST' })).status).toBe(405);
  });
});
