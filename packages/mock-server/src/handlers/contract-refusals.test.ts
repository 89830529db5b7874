import { createApiClient, loginFreePlay, type Client } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { ErrorCode } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { changeSite } from '../domain/site.ts';
import { calls, examplesOf, modelled, type Input } from '../testing/contract-requests.ts';
import { createPlayer, send } from '../testing/money.ts';
import { createWorld, type World, type WorldOptions } from '../world.ts';

const isForServers = (id: OperationId): boolean =>
  operations[id].roles.some((role) => role === 'vendor' || role === 'provider');
const isEncrypted = (id: OperationId): boolean => operations[id].encrypted;
const naming = (code: ErrorCode): OperationId[] => modelled.filter((id) => operations[id].errors.includes(code));

/** A client that sends each call once, with the given token. */
function clientOf(world: World, token?: string): Client {
  const fetch = (request: Request) => world.dispatch(request);
  return createApiClient({ baseUrl: 'http://platform.example', tries: 1, fetch, getToken: () => token });
}

/** Refusal of the first example of a call. */
async function refusalOf(id: OperationId, client: Client, change: (input: Input) => Input = (input) => input) {
  const [, input = {}] = examplesOf(id)[0] ?? [];
  return calls[id]({ client, ...change(input) }).then(
    () => 'no refusal',
    (error: unknown) => (error instanceof ApiError ? (error.code ?? error.kind) : 'no answer by the contract'),
  );
}

/** Calls that name a code but are refused differently, or not at all. */
async function othersThan(
  code: ErrorCode,
  refuse: (id: OperationId) => Promise<string | undefined>,
  fits: (id: OperationId) => boolean = () => true,
) {
  const others: string[] = [];
  for (const id of naming(code).filter(fits)) {
    // Sequentially, because each may change the world.
    const given = await refuse(id);
    if (given !== code) others.push(`${id} ${given}`);
  }
  return others;
}

/** A world that refuses calls before any other check. */
async function othersIn(code: ErrorCode, options: WorldOptions, prepare: (world: World) => void = () => {}) {
  const world = createWorld({ onFault: () => {}, ...options });
  prepare(world);
  expect(naming(code).length).toBeGreaterThan(80);
  return othersThan(code, (id) => refusalOf(id, clientOf(world)));
}

describe('every call that names it', () => {
  it('refuses a guest with AUTH_REQUIRED', async () => {
    const client = clientOf(createWorld());
    expect(await othersThan('AUTH_REQUIRED', (id) => refusalOf(id, client))).toEqual([]);
  });

  it('refuses a trial account with TRIAL_FORBIDDEN', async () => {
    const world = createWorld();
    const body = { os: 'Android 15', platform: 'W' } as const;
    const { value } = await loginFreePlay({ client: clientOf(world), body });
    const client = clientOf(world, value.token);
    expect(await othersThan('TRIAL_FORBIDDEN', (id) => refusalOf(id, client))).toEqual([]);
  });

  it('is refused with RATE_LIMITED when the address calls too often', async () => {
    expect(await othersIn('RATE_LIMITED', { callsPerMinute: 0 })).toEqual([]);
  });

  it('is refused with REGION_RESTRICTED where the region is closed', async () => {
    expect(await othersIn('REGION_RESTRICTED', {}, (world) => changeSite(world, { regionRestriction: true }))).toEqual(
      [],
    );
  });

  it('is refused with SYSTEM_MAINTENANCE under maintenance', async () => {
    expect(await othersIn('SYSTEM_MAINTENANCE', {}, (world) => changeSite(world, { maintenance: true }))).toEqual([]);
  });

  it('answers INTERNAL_ERROR when the mock itself is at fault', async () => {
    expect(await othersIn('INTERNAL_ERROR', { checkAnswer: () => ['It is wrong.'] })).toEqual([]);
  });

  it('refuses a server that does not sign with SIGNATURE_INVALID', async () => {
    const world = createWorld();
    const answer = async (id: OperationId) => (await send(world, id, { body: {}, path: 'kampupot' })).errorCode;
    expect(await othersThan('SIGNATURE_INVALID', answer)).toEqual([]);
  });

  it('refuses a plain body with DECRYPT_FAILED', async () => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'idk_0000000000000001' };
    const answer = async (id: OperationId) => (await send(world, id, { headers, body: {} })).errorCode;
    expect(await othersThan('DECRYPT_FAILED', answer, isEncrypted)).toEqual([]);
  });

  it('refuses to move money without a key with IDEMPOTENCY_KEY_MISSING', async () => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `Bearer ${token}` };
    const answer = async (id: OperationId) => (await send(world, id, { headers, body: {} })).errorCode;
    expect(await othersThan('IDEMPOTENCY_KEY_MISSING', answer, (id) => !isEncrypted(id))).toEqual([]);
  });

  it('refuses fields that are not as the contract says with FIELD_INVALID', async () => {
    const { world, token } = await createPlayer();
    changeSite(world, { flags: { MOBILENUMREG3: true } });
    const client = clientOf(world, token);
    const spoilt = 'x'.repeat(5000);
    const spoil = (fields: Input['query']) =>
      Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, spoilt]));
    const refuse = (id: OperationId) =>
      refusalOf(id, client, ({ body, query, path, headers = {} }) => ({
        ...(body === undefined ? {} : { body: [] }),
        query: spoil(query),
        path: spoil(path),
        headers: spoil(headers),
      }));
    expect(await othersThan('FIELD_INVALID', refuse, (id) => !isForServers(id))).toEqual([]);
  });
});
