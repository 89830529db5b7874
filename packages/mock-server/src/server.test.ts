import { request as httpRequest } from 'node:http';

import { createApiClient, getMemberInfo, getSiteConfiguration, login } from '@croupier/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { personas } from './seed/personas.ts';
import { isApiPath } from './server.ts';
import { bodyOf, refusalOf } from './testing/caller.ts';
import { listen, type Platform } from './testing/platform.ts';

const TOKEN = 'a-token-of-this-test';

let platform: Platform;
let withToken: Platform;

beforeAll(async () => {
  platform = await listen();
  withToken = await listen(undefined, { controlToken: TOKEN });
});

afterAll(() => {
  platform.close();
  withToken.close();
});

const clientOf = (world: string, getToken: () => string | undefined = () => undefined) =>
  createApiClient({
    baseUrl: platform.origin,
    getToken,
    tries: 1,
    fetch(request) {
      request.headers.set('X-Mock-World', world);
      return fetch(request);
    },
  });

it('answers over HTTP as it does in the process', async () => {
  const session: { token?: string } = {};
  const client = createApiClient({ baseUrl: platform.origin, getToken: () => session.token });
  const { value } = await login({ client, body: bodyOf(personas.member) });
  session.token = value.token;
  const me = await getMemberInfo({ client });
  expect(me.value.account).toBe(personas.member.account);
});

it('recognises the paths of the API, control calls, pictures and games', () => {
  const paths = [
    '/wps/member/info',
    '/__mock',
    '/__mock/reset',
    '/mock-assets/covers/a.svg',
    '/mock-games/slot/',
    '/assets/app.js',
    '/',
    '/wps',
  ];
  expect(paths.filter(isApiPath)).toEqual([
    '/wps/member/info',
    '/__mock',
    '/__mock/reset',
    '/mock-assets/covers/a.svg',
    '/mock-games/slot/',
    '/wps',
  ]);
});

it('serves the pictures of games, and answers 304 when the ETag matches', async () => {
  const address = `${platform.origin}/mock-assets/covers/rng_20481.svg`;
  const picture = await fetch(address);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  expect(await picture.text()).toMatch(/^<svg/);
  const again = await fetch(address, { headers: { 'If-None-Match': picture.headers.get('ETag') ?? '' } });
  expect(again.status).toBe(304);
  expect((await fetch(`${platform.origin}/mock-assets/covers/nothing.svg`)).status).toBe(404);
});

describe('worlds over HTTP', () => {
  it('do not share failed logins', async () => {
    const wrong = { client: clientOf('locked'), body: bodyOf({ ...personas.member, password: 'wrong' }) };
    for (let failure = 0; failure < 3; failure += 1) {
      // Sequentially, so that each failure is counted before the next.
      await refusalOf(login(wrong));
    }
    const suspected = await refusalOf(login({ client: clientOf('locked'), body: bodyOf(personas.member) }));
    expect(suspected.code).toBe('AUTH_CAPTCHA_REQUIRED');
    const { value } = await login({ client: clientOf('free'), body: bodyOf(personas.member) });
    expect(value.user.account).toBe(personas.member.account);
  });

  it('are selected by a cookie too, and a malformed name is refused', async () => {
    await platform.control('PATCH', '/site', { maintenance: true }, 'by-cookie');
    const readSite = (cookie: string) =>
      fetch(`${platform.origin}/__mock/site`, { headers: { Cookie: cookie } }).then((answer) => answer.json());
    expect(await readSite('lang=EN; mock-world=by-cookie')).toMatchObject({ maintenance: true });
    expect(await readSite('lang=EN')).toMatchObject({ maintenance: false });
    expect(await readSite('mock-world=../etc')).toMatchObject({ error: expect.stringContaining('named') });
  });
});

describe('the connection', () => {
  it('is reset by a reset fault', async () => {
    await platform.control('POST', '/faults', { kind: 'reset', operation: 'getSiteConfiguration' }, 'reset');
    const error = await refusalOf(getSiteConfiguration({ client: clientOf('reset'), query: { device: 'WEB' } }));
    expect(error.kind).toBe('network');
  });

  it('stays open without an answer until the caller aborts', async () => {
    await platform.control('POST', '/faults', { kind: 'noAnswer' }, 'silent');
    const headers = { 'X-Mock-World': 'silent' };
    const waiting = fetch(`${platform.origin}/wps/system/siteConfig?device=WEB`, {
      headers,
      signal: AbortSignal.timeout(150),
    });
    await expect(waiting).rejects.toThrow('timeout');
  });
});

describe('control calls', () => {
  const statusAt = ({ origin }: Platform, headers: Record<string, string>) =>
    new Promise((resolve) => {
      httpRequest(`${origin}/__mock/site`, { headers }, (answer) => resolve(answer.resume().statusCode)).end();
    });
  const sources: readonly (readonly [string, Record<string, string>])[] = [
    ['through a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
    ['under a foreign name that resolves to this machine', { Host: 'rebound.example' }],
    ['from a page of another site', { Origin: 'https://other.example' }],
    ['from a page of another site without Origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ];

  it('answer on this machine when no token is set', async () => {
    expect(await statusAt(platform, {})).toBe(200);
    expect(await statusAt(platform, { Origin: 'http://localhost:5173' })).toBe(200);
  });

  it.each(sources)('answer 404 %s when no token is set', async (_source, headers) => {
    expect(await statusAt(platform, headers)).toBe(404);
    expect(await statusAt(platform, { ...headers, 'X-Mock-Token': TOKEN })).toBe(404);
  });

  // A local proxy is indistinguishable from a local client.
  it.each([['on this machine', {}] as const, ...sources])(
    'require the token %s when a token is set',
    async (_source, headers) => {
      expect(await statusAt(withToken, headers)).toBe(404);
      expect(await statusAt(withToken, { ...headers, 'X-Mock-Token': 'wrong' })).toBe(404);
      expect(await statusAt(withToken, { ...headers, 'X-Mock-Token': TOKEN })).toBe(200);
    },
  );

  it('treat an empty token as no token', async () => {
    const open = await listen(undefined, { controlToken: '' });
    const statuses = [await statusAt(open, {}), await statusAt(open, { ...sources[0]?.[1], 'X-Mock-Token': '' })];
    open.close();
    expect(statuses).toEqual([200, 404]);
  });
});
