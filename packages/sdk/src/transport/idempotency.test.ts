import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { operations } from '../generated/operations.gen.ts';
import { createIdempotencyKeys, login, type Client, type KeyStore } from '../client.ts';
import {
  createFakePlatform,
  createMemoryStore,
  errorOf,
  networkError,
  errorAnswer,
  neverAnswer,
  success,
  rawAnswer,
  type Responder,
  type SentRequest,
} from '../testing/fake-platform.ts';

/** The login is an example of any call with an idempotency key. */
const wire = { encryptedCalls: [], idempotentCalls: ['POST /wps/session/login'] };
const body = { username: 'maricel', password: 'Sampaguita7', type: 'username' } as const;
const submit = (client: Client, intent = 'form-1', password = body.password) =>
  login({ client, body: { ...body, password }, meta: { intent } });
const keysOf = (sent: readonly SentRequest[]): Array<string | null> =>
  sent.map(({ request }) => request.headers.get('Idempotency-Key'));

function createPlatform(script: readonly Responder[], tries = 1, store: KeyStore = createMemoryStore()) {
  const keys = createIdempotencyKeys(store);
  return { ...createFakePlatform(script, { wire, tries, idempotencyKeys: keys }), keys, store };
}

describe('idempotency key of an intent', () => {
  it('is stored before the first try and deleted after a success', async () => {
    const store = createMemoryStore();
    let storedKeys: string[] = [];
    const readStore: Responder = (request) => {
      storedKeys = [...store.entries.values()];
      return success(request.url)(request);
    };
    const { client, sent } = createPlatform([readStore], 1, store);
    await submit(client);
    expect(storedKeys).toEqual(keysOf(sent));
    expect(storedKeys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(store.entries.size).toBe(0);
  });

  it.each<[string, Responder]>([
    ['a lost connection', networkError],
    ['500', errorAnswer('INTERNAL_ERROR', 500)],
    ['502 from a proxy', rawAnswer('<p>Bad gateway', 502, 'text/html')],
    ['truncated JSON', rawAnswer('{"success":true,"val')],
    ['the same request in progress', errorAnswer('REQUEST_IN_PROGRESS', 409)],
    ['another body with the same key', errorAnswer('DUPLICATE_REQUEST', 422)],
  ])('is kept after %s and used again after a reload', async (_what, responder) => {
    const store = createMemoryStore();
    const before = createPlatform([responder], 1, store);
    await errorOf(submit(before.client));
    expect(await before.keys.isOpen('form-1')).toBe(true);
    const after = createPlatform([success({})], 1, store);
    await submit(after.client);
    expect(keysOf(after.sent)).toEqual(keysOf(before.sent));
    expect(await after.keys.isOpen('form-1')).toBe(false);
  });

  it.each(['INSUFFICIENT_BALANCE', 'PAYMENT_PASSWORD_INVALID', 'WITHDRAW_PENDING_EXISTS'])(
    'is deleted after %s, which is final',
    async (code) => {
      const { client, sent, keys } = createPlatform([errorAnswer(code, 409)]);
      await errorOf(submit(client));
      expect(await keys.isOpen('form-1')).toBe(false);
      await errorOf(submit(client));
      expect(new Set(keysOf(sent)).size).toBe(2);
    },
  );

  it.each(['FIELD_INVALID', 'AUTH_REQUIRED', 'RATE_LIMITED', 'SYSTEM_MAINTENANCE', 'TRIAL_FORBIDDEN'])(
    'is deleted when the first try gets %s, but kept when an earlier try may have had its effect',
    async (code) => {
      const first = createPlatform([errorAnswer(code, 401)]);
      await errorOf(submit(first.client));
      expect(await first.keys.isOpen('form-1')).toBe(false);
      const second = createPlatform([networkError, errorAnswer(code, 401)]);
      await errorOf(submit(second.client));
      await errorOf(submit(second.client));
      expect(await second.keys.isOpen('form-1')).toBe(true);
      const within = createPlatform([networkError, errorAnswer(code, 401)], 2);
      await errorOf(submit(within.client));
      expect([within.sent.length, await within.keys.isOpen('form-1')]).toEqual([2, true]);
    },
  );

  it('is the same for a double click and for every retry of both', async () => {
    const { client, sent } = createPlatform([networkError, errorAnswer('REQUEST_IN_PROGRESS', 409), success({})], 3);
    await Promise.all([submit(client), submit(client)]);
    expect(sent.length).toBeGreaterThan(2);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('is kept when one of two clicks is refused and the connection of the other is lost', async () => {
    let isFirst = true;
    const secondRequest = Promise.withResolvers<void>();
    const responder: Responder = async (request) => {
      if (!isFirst) {
        secondRequest.resolve();
        return networkError(request);
      }
      isFirst = false;
      // The first request is refused only after the second request was sent.
      await secondRequest.promise;
      return errorAnswer('RATE_LIMITED', 429)(request);
    };
    const platform = createPlatform([responder]);
    await Promise.all([errorOf(submit(platform.client)), errorOf(submit(platform.client))]);
    expect(await platform.keys.isOpen('form-1')).toBe(true);
  });

  it('is that of the opened form, and is deleted when the first call is refused before processing', async () => {
    const { client, keys, sent, store } = createPlatform([errorAnswer('RATE_LIMITED', 429)]);
    await keys.prepare('form-1');
    const copied = await createIdempotencyKeys(store).keyFor('form-1');
    await errorOf(submit(client));
    expect(keysOf(sent)).toEqual([copied.key]);
    expect(await keys.isOpen('form-1')).toBe(false);
  });

  it('is different for each intent', async () => {
    const { client, sent } = createPlatform([networkError]);
    await errorOf(submit(client, 'form-1'));
    await errorOf(submit(client, 'form-2'));
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it('is replaced after the app has released it', async () => {
    const { client, sent, keys } = createPlatform([errorAnswer('DUPLICATE_REQUEST', 422)]);
    await errorOf(submit(client));
    await keys.release('form-1');
    await errorOf(submit(client));
    expect(new Set(keysOf(sent)).size).toBe(2);
  });
});

describe('aborted call with a key', () => {
  afterEach(() => void vi.useRealTimers());

  it('keeps its key after a timeout, also when a success arrives later', async () => {
    vi.useFakeTimers();
    const answers: Array<() => void> = [];
    const late: Responder = () =>
      new Promise((resolve) => answers.push(() => resolve(Response.json({ success: true }))));
    const { client, keys } = createPlatform([late]);
    const timedOut = errorOf(submit(client));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await timedOut).kind).toBe('timeout');
    answers.forEach((answer) => answer());
    await vi.advanceTimersByTimeAsync(1000);
    expect(await keys.isOpen('form-1')).toBe(true);
  });

  it('keeps its key when it is cancelled after the request was sent', async () => {
    const controller = new AbortController();
    const { client, keys, sent } = createPlatform([neverAnswer]);
    const cancelled = errorOf(login({ client, body, meta: { intent: 'form-1' }, signal: controller.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    expect((await cancelled).kind).toBe('cancelled');
    expect(await keys.isOpen('form-1')).toBe(true);
  });
});

describe('call that must have its effect once', () => {
  it('throws before sending without an intent or a key store', async () => {
    const { client, sent } = createPlatform([success({})]);
    await expect(login({ client, body })).rejects.toThrow(TypeError);
    await expect(submit(client, '')).rejects.toThrow(TypeError);
    const withoutStore = createFakePlatform([success({})], { wire });
    await expect(submit(withoutStore.client)).rejects.toThrow(/idempotencyKeys/);
    expect([sent.length, withoutStore.sent.length]).toEqual([0, 0]);
  });

  it('is not sent when its key cannot be stored', async () => {
    const fullStore = {
      getItem: () => null,
      setItem: () => Promise.reject(new Error('full')),
      removeItem: () => undefined,
    };
    const { client, sent } = createPlatform([success({})], 3, fullStore);
    await expect(submit(client)).rejects.toThrow(/could not be kept/);
    expect(sent).toHaveLength(0);
  });

  it('succeeds even when its key cannot be deleted', async () => {
    const readOnlyStore = {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => Promise.reject(new Error('read-only')),
    };
    expect(await submit(createPlatform([success({})], 1, readOnlyStore).client)).toMatchObject({ success: true });
  });

  it("uses the caller's own key without touching the store", async () => {
    const store = createMemoryStore();
    const { client, sent } = createPlatform([networkError, success({})], 2, store);
    const headers = { 'Idempotency-Key': 'of-the-caller' };
    await login({ client, body, headers });
    expect(keysOf(sent)).toEqual(['of-the-caller', 'of-the-caller']);
    expect(store.entries.size).toBe(0);
  });

  it('keeps the other headers of the caller when they are an object or a Headers instance', async () => {
    const { client, sent } = createFakePlatform([success({})], {
      wire,
      idempotencyKeys: createIdempotencyKeys(createMemoryStore()),
    });
    const { path: url } = operations.login;
    await login({ client, body, headers: { 'X-Captcha-Id': 'cap_1' }, meta: { intent: 'form-1' } });
    await client.post({
      url,
      body: new FormData(),
      bodySerializer: null,
      headers: { 'Content-Type': null, 'Idempotency-Key': 'k' },
    });
    await client.post({ url, body: '{}', headers: new Headers({ 'X-A': '1', 'Idempotency-Key': 'k' }) });
    expect(sent.map(({ request }) => request.headers.get('X-Captcha-Id') ?? request.headers.get('X-A'))).toEqual([
      'cap_1',
      null,
      '1',
    ]);
    expect(sent[1]?.request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('sends no key when the contract requires none for the call', async () => {
    const { client, sent } = createFakePlatform([success({})]);
    await login({ client, body, meta: { intent: 'form-1' } });
    expect(keysOf(sent)).toEqual([null]);
  });

  it('has exactly one effect for any sequence of faults and repeated submits', async () => {
    const faults = fc.constantFrom(
      'none',
      'lost before',
      'lost after',
      '500 before',
      '500 after',
      'cut off',
      'limited',
      'logged out',
    );
    const property = fc.asyncProperty(
      fc.array(faults, { maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      async (script, tries) => {
        const platform = createLedger(script);
        const store = createMemoryStore();
        let answer: unknown;
        // Each submit uses a new client, as after a reload.
        for (let submits = 0; answer === undefined && submits < 20; submits += 1) {
          const { client } = createPlatform([platform.responder], tries, store);
          answer = await submit(client).catch(() => undefined);
        }
        expect(answer).toMatchObject({ value: { order: 1 } });
        expect(platform.effects()).toBe(1);
        expect(store.entries.size).toBe(0);
      },
    );
    await fc.assert(property, { numRuns: 1000 });
  });
});

/** Platform double that creates one order per key and fails, by script, before or after that. */
function createLedger(script: readonly string[]) {
  const orders = new Map<string, number>();
  const faults = [...script];
  const responder: Responder = (request) => {
    const fault = faults.shift() ?? 'none';
    if (fault === 'lost before') return networkError(request);
    if (fault === '500 before') return errorAnswer('INTERNAL_ERROR', 500)(request);
    if (fault === 'limited') return errorAnswer('RATE_LIMITED', 429, { 'Retry-After': '1' })(request);
    if (fault === 'logged out') return errorAnswer('AUTH_REQUIRED', 401)(request);
    const key = request.headers.get('Idempotency-Key') ?? '';
    if (!orders.has(key)) orders.set(key, orders.size + 1);
    if (fault === 'lost after') return networkError(request);
    if (fault === '500 after') return errorAnswer('INTERNAL_ERROR', 500)(request);
    return fault === 'cut off'
      ? rawAnswer('{"success":true,"va')(request)
      : success({ order: orders.get(key) })(request);
  };
  return { responder, effects: () => orders.size };
}
