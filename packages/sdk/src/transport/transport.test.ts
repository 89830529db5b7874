import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApiClient, getMemberInfo, getSiteConfiguration, login, loginFreePlay, logout } from '../client.ts';
import {
  NOW,
  createFakePlatform,
  errorOf,
  networkError,
  errorAnswer,
  neverAnswer,
  success,
  rawAnswer,
  type Responder,
} from '../testing/fake-platform.ts';

const body = { username: 'maricel', password: 'Sampaguita7', type: 'username' } as const;
const device = { query: { device: 'WEB' } } as const;

describe('token', () => {
  it('is sent only with calls that need it [CALL-94]', async () => {
    const { client, sent } = createFakePlatform([success({})], { getToken: () => 'mbr_1' });
    await getMemberInfo({ client });
    await getSiteConfiguration({ client, ...device });
    await login({ client, body });
    expect(sent.map(({ request }) => request.headers.get('Authorization'))).toEqual(['Bearer mbr_1', null, null]);
  });

  it('is read for every call, and omitted when there is none', async () => {
    const tokens = ['mbr_1', undefined, 'mbr_2'];
    const { client, sent } = createFakePlatform([success({})], { getToken: () => tokens.shift() });
    await getMemberInfo({ client });
    await getMemberInfo({ client });
    await getMemberInfo({ client });
    expect(sent.map(({ request }) => request.headers.get('Authorization'))).toEqual([
      'Bearer mbr_1',
      null,
      'Bearer mbr_2',
    ]);
  });
});

describe('onTokenRefused', () => {
  it('gets the token that was sent, also when the token has changed before the answer arrives', async () => {
    let token: string | undefined = 'mbr_1';
    const refusedTokens: unknown[] = [];
    const late: Responder = (request) => {
      token = 'mbr_2';
      return errorAnswer('AUTH_REQUIRED', 401)(request);
    };
    const { client } = createFakePlatform(
      [late, errorAnswer('FIELD_INVALID', 400), errorAnswer('AUTH_REQUIRED', 401)],
      {
        getToken: () => token,
        onTokenRefused: (refusedToken) => refusedTokens.push(refusedToken),
      },
    );
    await errorOf(getMemberInfo({ client }));
    await errorOf(getMemberInfo({ client }));
    token = undefined;
    await errorOf(getMemberInfo({ client }));
    expect(refusedTokens).toEqual(['mbr_1', undefined]);
  });
});

describe('encrypted body', () => {
  it('is sent in place of the plain one, with the versions, and opens to it [CALL-94]', async () => {
    const platform = createFakePlatform([success({})]);
    await login({ client: platform.client, body });
    const [sent] = platform.sent;
    expect(sent?.body).not.toContain(body.password);
    expect(platform.decrypt(sent)).toEqual(body);
    const names = ['X-Encryption-Version', 'X-Gateway-Version', 'Content-Type'];
    expect(names.map((name) => sent?.request.headers.get(name))).toEqual(['3', '3', 'application/json']);
  });

  it('is bound to the path of the contract when the base URL has a prefix and a trailing slash', async () => {
    const platform = createFakePlatform([success({})], { baseUrl: 'https://platform.example/api/v2/' }, '/api/v2');
    await login({ client: platform.client, body });
    expect(platform.sent[0]?.request.url).toBe('https://platform.example/api/v2/wps/session/login');
    expect(platform.decrypt(platform.sent[0])).toEqual(body);
  });

  it('is used only for operations that the contract lists', async () => {
    const platform = createFakePlatform([success({})], {
      wire: { encryptedCalls: ['PUT /orders/{id}'], idempotentCalls: [] },
    });
    await platform.client.put({ url: '/orders/{id}', path: { id: 'a b' }, body: { amount: '5.00' } });
    await platform.client.post({ url: '/orders/{id}', path: { id: '7' }, body: { amount: '5.00' } });
    expect(platform.decrypt(platform.sent[0])).toEqual({ amount: '5.00' });
    expect(platform.sent[1]?.body).toBe('{"amount":"5.00"}');
  });

  it('is not made for free play, which names the versions with its plain body [ENT-03]', async () => {
    const platform = createFakePlatform([success({})]);
    await loginFreePlay({ client: platform.client, body: { os: 'linux', platform: 'W' } });
    const [sent] = platform.sent;
    expect(JSON.parse(sent?.body ?? '')).toEqual({ os: 'linux', platform: 'W' });
    const names = ['X-Encryption-Version', 'X-Gateway-Version', 'Content-Type'];
    expect(names.map((name) => sent?.request.headers.get(name))).toEqual(['3', '3', 'application/json']);
  });

  it('shares one request for the gateway’s key between concurrent calls, and requests an expired key again', async () => {
    const platform = createFakePlatform([success({})]);
    platform.rotateKey('2026-11-21T06:50:00Z');
    const first = login({ client: platform.client, body });
    await Promise.all([first, login({ client: platform.client, body })]);
    expect(platform.keyRequests()).toBe(2);
    platform.rotateKey();
    await login({ client: platform.client, body });
    await login({ client: platform.client, body });
    expect(platform.keyRequests()).toBe(3);
    expect(platform.decrypt(platform.sent.at(-1))).toEqual(body);
  });

  it('is sent once more with a new key and nonce after DECRYPT_FAILED', async () => {
    const platform = createFakePlatform([
      success({}),
      errorAnswer('DECRYPT_FAILED', 400),
      success({ token: 'mbr_1' }),
      errorAnswer('DECRYPT_FAILED', 400),
    ]);
    await login({ client: platform.client, body });
    platform.rotateKey();
    expect(await login({ client: platform.client, body })).toMatchObject({ value: { token: 'mbr_1' } });
    expect(platform.decrypt(platform.sent[2])).toEqual(body);
    expect(new Set(platform.sent.map((sentRequest) => JSON.parse(sentRequest.body).nonce)).size).toBe(3);
    expect(await errorOf(login({ client: platform.client, body }))).toMatchObject({
      code: 'DECRYPT_FAILED',
      kind: 'server',
    });
    expect(platform.sent).toHaveLength(5);
  });

  it('has a timestamp by the Date header of an earlier answer, because phone clocks can be wrong', async () => {
    const dateHeader = { Date: 'Sat, 21 Nov 2026 09:00:00 GMT' };
    const platform = createFakePlatform([errorAnswer('DECRYPT_FAILED', 400, dateHeader), success({})]);
    await login({ client: platform.client, body });
    const timestamps = platform.sent.map((sentRequest) => JSON.parse(sentRequest.body).timestamp);
    expect(timestamps).toEqual([NOW.toISOString(), '2026-11-21T09:00:00.000Z']);
  });
});

describe('answer that violates the contract', () => {
  it.each([
    ['an HTML page', rawAnswer('<!doctype html><p>Hello', 200, 'text/html'), 'malformed', 200],
    ['truncated JSON', rawAnswer('{"success":true,"val'), 'malformed', 200],
    ['an empty body', rawAnswer(''), 'malformed', 200],
    ['no content', () => new Response(null, { status: 204 }), 'malformed', 204],
    ['another envelope', rawAnswer('{"ok":true}'), 'malformed', 200],
    ['a list', rawAnswer('[]'), 'malformed', 200],
    ['an HTML page with 404', rawAnswer('<p>No', 404, 'text/html'), 'malformed', 404],
    ['an HTML page with 502', rawAnswer('<p>Bad gateway', 502, 'text/html'), 'server', 502],
    ['a bare 429', rawAnswer('', 429), 'rate-limit', 429],
    ['a refusal under 200', errorAnswer('AUTH_INVALID_CREDENTIALS', 200), 'authentication', 401],
  ] as const)('throws for %s an error of the kind %s', async (_what, responder, kind, status) => {
    const { client } = createFakePlatform([responder]);
    const error = await errorOf(logout({ client }));
    expect(error.kind).toBe(kind);
    expect([status, undefined]).toContain(error.status);
  });

  it('converts the date of Retry-After to seconds', async () => {
    const { client } = createFakePlatform([
      errorAnswer('AUTH_ACCOUNT_LOCKED', 423, { 'Retry-After': 'Sat, 21 Nov 2026 07:05:00 GMT' }),
    ]);
    expect(await errorOf(login({ client, body }))).toMatchObject({ kind: 'business', retryAfter: 900 });
  });
});

describe('time limit of a call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is 20 seconds or as configured, even when fetch ignores its signal', async () => {
    const slow = errorOf(getMemberInfo({ client: createFakePlatform([neverAnswer]).client }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await slow).toMatchObject({ kind: 'timeout', name: 'TimeoutError' });
    const withShortLimit = errorOf(logout({ client: createFakePlatform([neverAnswer], { timeoutMs: 50 }).client }));
    await vi.advanceTimersByTimeAsync(50);
    expect((await withShortLimit).kind).toBe('timeout');
  });

  it('applies to a body that never ends', async () => {
    const endless = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"suc')) }));
    const error = errorOf(getMemberInfo({ client: createFakePlatform([endless]).client }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await error).kind).toBe('timeout');
  });

  it('leaves no timer when the call has ended', async () => {
    await getMemberInfo({ client: createFakePlatform([success({})]).client });
    await errorOf(logout({ client: createFakePlatform([networkError]).client }));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('cancelled call', () => {
  it('sends nothing when its signal is already aborted', async () => {
    const { client, sent } = createFakePlatform([success({})]);
    expect((await errorOf(getMemberInfo({ client, signal: AbortSignal.abort() }))).kind).toBe('cancelled');
    expect(sent).toHaveLength(0);
  });

  it('ends at once with the reason of the signal, even when an answer arrives later', async () => {
    const answers: Array<() => void> = [];
    const late = () =>
      new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ success: true }))));
    const { client, sent } = createFakePlatform([late]);
    const controller = new AbortController();
    const call = errorOf(getMemberInfo({ client, signal: controller.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort('left the page');
    answers.forEach((answer) => answer());
    expect(await call).toMatchObject({ kind: 'cancelled', cause: 'left the page' });
    expect(sent[0]?.request.signal.aborted).toBe(true);
  });

  it('is not retried when it is cancelled during the delay before a retry', async () => {
    const controller = new AbortController();
    const { client, sent } = createFakePlatform([networkError], { sleep: () => new Promise(() => controller.abort()) });
    expect((await errorOf(getMemberInfo({ client, signal: controller.signal }))).kind).toBe('cancelled');
    expect(sent).toHaveLength(1);
  });
});

describe('client', () => {
  it('wraps its calls once when it is configured twice', async () => {
    const { configureApi } = await import('../client.ts');
    let requests = 0;
    const fetch = async (): Promise<Response> => {
      requests += 1;
      throw new TypeError('fetch failed');
    };
    const options = { baseUrl: 'https://platform.example', fetch, sleep: async () => undefined };
    configureApi(options);
    configureApi({ ...options, tries: 2 });
    await errorOf(getMemberInfo());
    expect(requests).toBe(2);
  });

  it('uses the current global fetch by default', async () => {
    const client = createApiClient({ baseUrl: 'https://platform.example', checkAnswers: 'off' });
    vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { account: 'maricel' } }));
    expect(await getMemberInfo({ client })).toMatchObject({ value: { account: 'maricel' } });
    vi.unstubAllGlobals();
  });

  it('returns data and response when responseStyle is not data', async () => {
    const { client } = createFakePlatform([success({ account: 'maricel' })]);
    const { data, response } = await client.get({ url: '/anything', throwOnError: true });
    expect([data, response.status]).toEqual([{ success: true, traceId: 'trace', value: { account: 'maricel' } }, 200]);
  });
});
