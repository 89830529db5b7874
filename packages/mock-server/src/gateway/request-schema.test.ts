import type { OperationId } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createPlayer, keyOf, send } from '../testing/money.ts';
import { withUtcTimes } from './request-schema.ts';

const transfer = { fromWallet: 'MAIN', toWallet: 'JDB', amount: '1.00', currency: 'PHP' };
const games = '?gameType=RNG&pageNo=1&pageSize=20';

/** Field errors of a call by a member. */
async function fieldErrorsOf(id: OperationId, request: { body?: unknown; search?: string }): Promise<unknown> {
  const { world, token } = await createPlayer();
  const headers = { Authorization: `Bearer ${token}`, ...keyOf(1) };
  return (await send(world, id, { headers, ...request })).fieldErrors;
}

it.each<[string, OperationId, object, string, object]>([
  ['a missing field', 'exitGame', {}, 'launchId', { reason: 'REQUIRED', message: 'Input cannot be empty' }],
  ['another type', 'exitGame', { launchId: 7 }, 'launchId', { reason: 'FORMAT', message: 'It must be a string' }],
  [
    'a string that is too short',
    'exitGame',
    { launchId: '' },
    'launchId',
    { reason: 'TOO_SHORT', message: 'It must be at least 1 characters', minLength: 1 },
  ],
  [
    'a string that is too long',
    'exitGame',
    { launchId: 'x'.repeat(5000) },
    'launchId',
    {
      reason: 'TOO_LONG',
      message: expect.stringMatching(/^It must be at most \d+ characters$/),
      maxLength: expect.any(Number),
    },
  ],
  [
    'a string that does not match the pattern',
    'transferWallet',
    { ...transfer, amount: 'ten' },
    'amount',
    { reason: 'FORMAT', message: expect.stringContaining('It must be a match of /^(?=.*[1-9])\\d') },
  ],
])('names the field and its allowed values for %s', async (_what, id, body, field, fieldErrors) => {
  expect(await fieldErrorsOf(id, { body })).toEqual([{ field, ...fieldErrors }]);
});

it('takes 140 characters of feedback, and no more [FEED-02]', async () => {
  const content = (length: number) => ({ body: { type: 'SUGGESTION', content: 'x'.repeat(length) } });
  expect(await fieldErrorsOf('createFeedback', content(140))).toBeUndefined();
  expect(await fieldErrorsOf('createFeedback', content(141))).toMatchObject([{ field: 'content', maxLength: 140 }]);
});

it.each([
  ['gameType', games.replace('RNG', 'CHESS'), 'NOT_OFFERED', /^It must be one of .*RNG/],
  ['pageNo', games.replace('pageNo=1', 'pageNo=0'), 'TOO_SMALL', /^It must be at least 1$/],
  ['pageSize', games.replace('pageSize=20', 'pageSize=many'), 'NOT_OFFERED', /^It must be 15 or 20$/],
  ['pageNo', games.replace('pageNo=1', 'pageNo=one'), 'FORMAT', /^It must be a whole number$/],
  ['pageNo', games.replace('pageNo=1', 'pageNo=1.5'), 'FORMAT', /^It must be a whole number$/],
])('names the allowed values for %s of a query', async (field, search, reason, message) => {
  expect(await fieldErrorsOf('listGames', { search })).toContainEqual({
    field,
    reason,
    message: expect.stringMatching(message),
  });
});

it.each(['Z', '+00:00', '-00:00', '+08:00'])('accepts times of a query that end with %s', async (offset) => {
  const { world, token } = await createPlayer();
  const times = { startTime: `2026-11-01T00:00:00${offset}`, endTime: `2026-11-20T00:00:00.000${offset}` };
  const search = `?${new URLSearchParams({ ...times, pageNo: '1', pageSize: '20' })}`;
  const headers = { Authorization: `Bearer ${token}` };
  expect((await send(world, 'listTransactions', { headers, search })).status).toBe(200);
});

it('converts times to UTC', () => {
  const schema = z.object({
    at: z.optional(z.iso.datetime({ offset: true })),
    list: z.array(z.object({ at: z.iso.datetime({ offset: true }) })),
    text: z.string(),
  });
  const at = '2026-11-20T08:00:00+08:00';
  const utc = '2026-11-20T00:00:00.000Z';
  expect(withUtcTimes(schema, { at, list: [{ at }], text: at })).toEqual({ at: utc, list: [{ at: utc }], text: at });
});

it('names every invalid field, and the body when it is missing', async () => {
  expect(await fieldErrorsOf('transferWallet', { body: { ...transfer, amount: 1, currency: 'peso' } })).toMatchObject([
    { field: 'amount' },
    { field: 'currency', message: 'It must be a match of /^[A-Z]{3}$/' },
  ]);
  expect(await fieldErrorsOf('transferWallet', {})).toEqual([
    { field: 'body', reason: 'REQUIRED', message: 'Input cannot be empty' },
  ]);
});
