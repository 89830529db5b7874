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
  text,
  type Responder,
  type SentRequest,
} from '../testing/fake-platform.ts';

/** Uses one call of the contract as an example of all calls that move money. */
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

describe('the key of an intent', () => {
  it('is stored before the first try and deleted after a success', async () => {
    const store = createMemoryStore();
    let kept: string[] = [];
    const look: Responder = (request) => {
      kept = [...store.entries.values()];
      return success(request.url)(request);
    };
    const { client, sent } = createPlatform([look], 1, store);
    await submit(client);
    expect(kept).toEqual(keysOf(sent));
    expect(kept[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(store.entries.size).toBe(0);
  });

  it.each<[string, Responder]>([
    ['a lost connection', networkError],
    ['500', errorAnswer('INTERNAL_ERROR', 500)],
    ['502 from a proxy', text('<p>Bad gateway', 502, 'text/html')],
    ['truncated JSON', text('{"success":true,"val')],
    ['the same request in progress', errorAnswer('REQUEST_IN_PROGRESS', 409)],
    ['a body that was changed under the key', errorAnswer('DUPLICATE_REQUEST', 422)],
  ])('is kept after %s, also over a reload, and reused', async (_what, answering) => {
    const store = createMemoryStore();
    const before = createPlatform([answering], 1, store);
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
    'is deleted after %s to the first try, but kept when an earlier try may have had its effect',
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

  it('is kept when one of two clicks was refused early and the other is lost', async () => {
    let first = true;
    const second = Promise.withResolvers<void>();
    const answering: Responder = async (request) => {
      if (!first) {
        second.resolve();
        return networkError(request);
      }
      first = false;
      // The first refusal arrives only after the second request was sent.
      await second.promise;
      return errorAnswer('RATE_LIMITED', 429)(request);
    };
    const platform = createPlatform([answering]);
    await Promise.all([errorOf(submit(platform.client)), errorOf(submit(platform.client))]);
    expect(await platform.keys.isOpen('form-1')).toBe(true);
  });

  it('is another one for another intent', async () => {
    const { client, sent } = createPlatform([networkError]);
    await errorOf(submit(client, 'form-1'));
    await errorOf(submit(client, 'form-2'));
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it('is released by an app that starts a new intent', async () => {
    const { client, sent, keys } = createPlatform([errorAnswer('DUPLICATE_REQUEST', 422)]);
    await errorOf(submit(client));
    await keys.release('form-1');
    await errorOf(submit(client));
    expect(new Set(keysOf(sent)).size).toBe(2);
  });
});

describe('an aborted call', () => {
  afterEach(() => void vi.useRealTimers());

  it('keeps its key, also when it succeeds too late', async () => {
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

  it('keeps its key when cancelled in flight', async () => {
    const controller = new AbortController();
    const { client, keys, sent } = createPlatform([neverAnswer]);
    const cancelled = errorOf(login({ client, body, meta: { intent: 'form-1' }, signal: controller.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    expect((await cancelled).kind).toBe('cancelled');
    expect(await keys.isOpen('form-1')).toBe(true);
  });
});

describe('a call that must have its effect once', () => {
  it('throws before sending without an intent or a key store', async () => {
    const { client, sent } = createPlatform([success({})]);
    await expect(login({ client, body })).rejects.toThrow(TypeError);
    await expect(submit(client, '')).rejects.toThrow(TypeError);
    const bare = createFakePlatform([success({})], { wire });
    await expect(submit(bare.client)).rejects.toThrow(/idempotencyKeys/);
    expect([sent.length, bare.sent.length]).toEqual([0, 0]);
  });

  it('is not sent when its key cannot be stored', async () => {
    const full = { getItem: () => null, setItem: () => Promise.reject(new Error('full')), removeItem: () => undefined };
    const { client, sent } = createPlatform([success({})], 3, full);
    await expect(submit(client)).rejects.toThrow(/could not be kept/);
    expect(sent).toHaveLength(0);
  });

  it('succeeds even when its key cannot be deleted', async () => {
    const stuck = {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => Promise.reject(new Error('stuck')),
    };
    expect(await submit(createPlatform([success({})], 1, stuck).client)).toMatchObject({ success: true });
  });

  it("uses the caller's own key without touching the store", async () => {
    const store = createMemoryStore();
    const { client, sent } = createPlatform([networkError, success({})], 2, store);
    const headers = { 'Idempotency-Key': 'of-the-caller' };
    await login({ client, body, headers });
    expect(keysOf(sent)).toEqual(['of-the-caller', 'of-the-caller']);
    expect(store.entries.size).toBe(0);
  });

  it('keeps the other headers of the caller, in whichever form they come', async () => {
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

  it('sends no key with other calls, whatever they name', async () => {
    const { client, sent } = createFakePlatform([success({})]);
    await login({ client, body, meta: { intent: 'form-1' } });
    expect(keysOf(sent)).toEqual([null]);
  });

  it('has exactly one effect over any lost answers and repeated submits', async () => {
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
        // Each submit comes from a freshly loaded page.
        for (let submits = 0; answer === undefined && submits < 20; submits += 1) {
          const { client } = createPlatform([platform.answering], tries, store);
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

/** Platform double that commits an effect with its key and fails, by script, before or after the commit. */
function createLedger(script: readonly string[]) {
  const orders = new Map<string, number>();
  const faults = [...script];
  const answering: Responder = (request) => {
    const fault = faults.shift() ?? 'none';
    if (fault === 'lost before') return networkError(request);
    if (fault === '500 before') return errorAnswer('INTERNAL_ERROR', 500)(request);
    if (fault === 'limited') return errorAnswer('RATE_LIMITED', 429, { 'Retry-After': '1' })(request);
    if (fault === 'logged out') return errorAnswer('AUTH_REQUIRED', 401)(request);
    const key = request.headers.get('Idempotency-Key') ?? '';
    if (!orders.has(key)) orders.set(key, orders.size + 1);
    if (fault === 'lost after') return networkError(request);
    if (fault === '500 after') return errorAnswer('INTERNAL_ERROR', 500)(request);
    return fault === 'cut off' ? text('{"success":true,"va')(request) : success({ order: orders.get(key) })(request);
  };
  return { answering, effects: () => orders.size };
}
