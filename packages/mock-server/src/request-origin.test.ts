import { get } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listen, type Platform } from './testing/platform.ts';

let platform: Platform;
beforeAll(async () => void (platform = await listen(undefined, { allowedHosts: ['play.test'] })));
afterAll(() => platform.close());

/** Sends headers that `fetch` cannot set. */
function send(target: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    nosniff: unknown;
    body: string;
  }>();
  get(platform.origin + target, { headers }, (answer) => {
    let body = '';
    answer.on('data', (part) => (body += String(part)));
    answer.on('end', () =>
      resolve({ status: answer.statusCode, nosniff: answer.headers['x-content-type-options'], body }),
    );
  }).on('error', reject);
  return promise;
}

async function answerOfAppDownload(headers: Record<string, string>): Promise<string> {
  return (await send('/wps/system/appDownload', headers)).body;
}

describe('the URLs in answers', () => {
  it.each([
    ['localhost:4173', 'http://localhost:4173/'],
    ['m1.mine.localhost:4173', 'http://m1.mine.localhost:4173/'],
    ['play.croupier.example', 'http://play.croupier.example/'],
    ['play.test:8080', 'http://play.test:8080/'],
  ])('begin with the trusted host %s', async (host, start) => {
    expect(await answerOfAppDownload({ host })).toContain(start);
  });

  it.each([
    'evil.example',
    'evilcroupier.example',
    'evillocalhost',
    'localhost.evil.example',
    'croupier.example.evil.example',
    'play.test.evil.example',
    'a b',
  ])('begin with the server’s own address when the host is %s', async (host) => {
    const text = await answerOfAppDownload({ host });
    expect(text).not.toContain('evil');
    expect(text).toContain(`${platform.origin}/`);
  });
});

describe('control calls', () => {
  it.each([
    'X-Real-IP',
    'Via',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'CF-Connecting-IP',
    'True-Client-IP',
    'Fly-Client-IP',
  ])('answer 404 through a proxy that sends %s', async (name) => {
    expect((await send('/__mock', { [name]: '203.0.113.5' })).status).toBe(404);
    expect((await send('/__mock', {})).status).toBe(200);
  });
});

it.each(['/wps/system/languages', '/wps/nothing', '/wps/member/info', '/__mock/personas', '/__mock/nothing'])(
  'answers %s with nosniff',
  async (target) => {
    expect((await send(target, {})).nosniff).toBe('nosniff');
  },
);
