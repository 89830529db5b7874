import { describe, expect, it } from 'vitest';

import {
  createFakePlatform,
  errorOf,
  networkError,
  errorAnswer,
  success,
  rawAnswer,
  type Responder,
} from '../testing/fake-platform.ts';
import { createSliderChallenge, getLotteryLobby, launchGame, listLanguages } from '../client.ts';
import { retryDelay } from './run-call.ts';
import { createApiError } from '../errors/index.ts';

const wire = { encryptedCalls: [], idempotentCalls: ['POST /orders'] };
const KEY = { headers: { 'Idempotency-Key': 'k1' } };

/** Expected number of tries per kind of call when every try gets the same answer. */
const TABLE: ReadonlyArray<
  readonly [what: string, responder: Responder, readTries: number, keyTries: number, writeTries: number]
> = [
  ['a lost connection', networkError, 3, 3, 1],
  ['500 with its code', errorAnswer('INTERNAL_ERROR', 500), 3, 3, 1],
  ['502 as an HTML page', rawAnswer('<p>Bad gateway', 502, 'text/html'), 3, 3, 1],
  ['truncated JSON', rawAnswer('{"success":tr'), 3, 3, 1],
  ['an HTML page under 200', rawAnswer('<p>Hello', 200, 'text/html'), 3, 3, 1],
  ['429 with its code', errorAnswer('RATE_LIMITED', 429), 3, 3, 1],
  ['429 from a proxy', rawAnswer('', 429), 3, 3, 1],
  ['the same request in progress', errorAnswer('REQUEST_IN_PROGRESS', 409), 3, 3, 1],
  ['another envelope', rawAnswer('{}'), 1, 1, 1],
  ['a business rule', errorAnswer('INSUFFICIENT_BALANCE', 409), 1, 1, 1],
  ['no session', errorAnswer('AUTH_REQUIRED', 401), 1, 1, 1],
  ['a missing permission', errorAnswer('TRIAL_FORBIDDEN', 403), 1, 1, 1],
  ['an invalid field', errorAnswer('FIELD_INVALID', 422), 1, 1, 1],
  ['maintenance', errorAnswer('SYSTEM_MAINTENANCE', 503), 1, 1, 1],
  ['a closed region', errorAnswer('REGION_RESTRICTED', 451), 1, 1, 1],
  ['a used-up quota', errorAnswer('SMS_QUOTA_EXCEEDED', 429), 1, 1, 1],
  ['a failed launch', errorAnswer('GAME_LAUNCH_FAILED', 502), 1, 1, 1],
  ['a call that is not modelled', errorAnswer('NOT_IMPLEMENTED', 501), 1, 1, 1],
  ['an HTML page with 404', rawAnswer('<p>No', 404, 'text/html'), 1, 1, 1],
];

describe('retries', () => {
  it('tries a call as often as it says, in place of the client', async () => {
    const { client, sent } = createFakePlatform([networkError], { wire });
    await errorOf(listLanguages({ client, meta: { tries: 1 } }));
    expect(sent).toHaveLength(1);
    await errorOf(listLanguages({ client, meta: { tries: 2 } }));
    expect(sent).toHaveLength(3);
  });

  it.each(TABLE)(
    'retries only reads and calls with a key, and only transient errors: %s',
    async (_what, responder, readTries, keyTries, writeTries) => {
      const platform = createFakePlatform([responder], { wire });
      const triesOf = async (call: () => Promise<unknown>): Promise<number> => {
        const before = platform.sent.length;
        await errorOf(call());
        return platform.sent.length - before;
      };
      const { client } = platform;
      const tries = [
        await triesOf(() => client.get({ url: '/orders' })),
        await triesOf(() => client.post({ url: '/orders', body: {}, ...KEY })),
        await triesOf(() => client.post({ url: '/login', body: {}, ...KEY })),
      ];
      expect(tries).toEqual([readTries, keyTries, writeTries]);
      expect([
        await triesOf(() => client.put({ url: '/orders' })),
        await triesOf(() => client.delete({ url: '/orders' })),
      ]).toEqual([1, 1]);
    },
  );

  it.each([
    ['launchGame', launchGame, 1],
    ['getLotteryLobby', getLotteryLobby, 1],
    ['createSliderChallenge', createSliderChallenge, 1],
    ['listLanguages', listLanguages, 3],
  ] as const)('retries the GET %s only when the contract marks it as a read', async (_id, call, times) => {
    const { client, sent } = createFakePlatform([networkError]);
    // The query parameters do not matter, because the connection fails.
    await errorOf((call as (options: object) => Promise<unknown>)({ client, query: {} }));
    expect(sent).toHaveLength(times);
  });

  it('returns the answer of a later try', async () => {
    const { client, delays } = createFakePlatform(
      [networkError, errorAnswer('INTERNAL_ERROR', 500), success('third time')],
      {
        wire,
      },
    );
    expect(await client.get({ url: '/x', responseStyle: 'data' })).toMatchObject({
      success: true,
      value: 'third time',
    });
    expect(delays).toEqual([300, 600]);
  });

  it('tries a call as often as configured', async () => {
    for (const tries of [1, 2, 5]) {
      const { client, sent } = createFakePlatform([networkError], { tries });
      await errorOf(client.get({ url: '/x' }));
      expect(sent).toHaveLength(tries);
    }
  });
});

describe('delay before a retry', () => {
  it.each([
    ['2', 2000],
    ['Sat, 21 Nov 2026 06:50:05 GMT', 5000],
    ['0', 300],
  ])('is at least the time of Retry-After %s', async (header, delay) => {
    const { client, delays } = createFakePlatform([
      errorAnswer('RATE_LIMITED', 429, { 'Retry-After': header }),
      success(1),
    ]);
    await client.get({ url: '/x' });
    expect(delays).toEqual([delay]);
  });

  it('is skipped, and the error is thrown at once, when the call would time out', async () => {
    const { client, delays, sent } = createFakePlatform([errorAnswer('RATE_LIMITED', 429, { 'Retry-After': '60' })]);
    expect(await errorOf(client.get({ url: '/x' }))).toMatchObject({ kind: 'rate-limit', retryAfter: 60 });
    expect([delays.length, sent.length]).toEqual([0, 1]);
  });

  it('doubles with each failure up to eight seconds, half of it random', () => {
    const error = createApiError('network', 'No answer came.');
    const delaysFor = (random: number) =>
      [1, 2, 3, 4, 5, 6, 9].map((failures) => retryDelay(failures, error, () => random));
    expect(delaysFor(0)).toEqual([200, 400, 800, 1600, 3200, 4000, 4000]);
    expect(delaysFor(1)).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  it('uses the timer of the system by default', async () => {
    let requests = 0;
    const fetch = async (): Promise<Response> => {
      requests += 1;
      if (requests === 1) throw new TypeError('fetch failed');
      return Response.json({ success: true });
    };
    const { client } = createFakePlatform([], { fetch, sleep: undefined, random: () => 0 });
    await client.get({ url: '/x' });
    expect(requests).toBe(2);
  });
});
