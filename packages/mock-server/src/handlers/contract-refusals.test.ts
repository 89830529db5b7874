import { createApiClient, loginFreePlay, type Client } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { ErrorCode } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { changeSite } from '../domain/site/index.ts';
import { personas } from '../seed/personas.ts';
import { calls, examplesOf, modelled, type Input } from '../testing/contract-requests.ts';
import { createPlayer, send } from '../testing/money.ts';
import { createWorld, type World, type WorldOptions } from '../node.ts';

const isForServers = (id: OperationId): boolean =>
  operations[id].roles.some((role) => role === 'vendor' || role === 'provider');
const isEncrypted = (id: OperationId): boolean => operations[id].encrypted;
const operationsWith = (code: ErrorCode): OperationId[] =>
  modelled.filter((id) => operations[id].errors.includes(code));

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

/** Operations that list a code but are refused with another one, or not at all. */
async function deviationsFrom(
  code: ErrorCode,
  refuse: (id: OperationId) => Promise<string | undefined>,
  isIncluded: (id: OperationId) => boolean = () => true,
) {
  const deviations: string[] = [];
  for (const id of operationsWith(code).filter(isIncluded)) {
    // One after another, because each may change the world.
    const actual = await refuse(id);
    if (actual !== code) deviations.push(`${id} ${actual}`);
  }
  return deviations;
}

/** Deviations in a world that refuses every call with the code. */
async function deviationsIn(code: ErrorCode, options: WorldOptions, prepare: (world: World) => void = () => {}) {
  const world = createWorld({ onInternalError: () => {}, ...options });
  prepare(world);
  expect(operationsWith(code).length).toBeGreaterThan(80);
  return deviationsFrom(code, (id) => refusalOf(id, clientOf(world)));
}

describe('every call that lists the error code', () => {
  it('refuses a guest with AUTH_REQUIRED', async () => {
    const client = clientOf(createWorld());
    expect(await deviationsFrom('AUTH_REQUIRED', (id) => refusalOf(id, client))).toEqual([]);
  });

  it('refuses a trial account with TRIAL_FORBIDDEN', async () => {
    const world = createWorld();
    const body = { os: 'Android 15', platform: 'W' } as const;
    const { value } = await loginFreePlay({ client: clientOf(world), body });
    const client = clientOf(world, value.token);
    expect(await deviationsFrom('TRIAL_FORBIDDEN', (id) => refusalOf(id, client))).toEqual([]);
  });

  it('is refused with RATE_LIMITED when the address calls too often', async () => {
    expect(await deviationsIn('RATE_LIMITED', { callsPerMinute: 0 })).toEqual([]);
  });

  it('is refused with REGION_RESTRICTED when the region is restricted', async () => {
    expect(
      await deviationsIn('REGION_RESTRICTED', {}, (world) => changeSite(world, { regionRestriction: true })),
    ).toEqual([]);
  });

  it('is refused with SYSTEM_MAINTENANCE under maintenance', async () => {
    expect(await deviationsIn('SYSTEM_MAINTENANCE', {}, (world) => changeSite(world, { maintenance: true }))).toEqual(
      [],
    );
  });

  it('answers INTERNAL_ERROR when the mock fails', async () => {
    expect(await deviationsIn('INTERNAL_ERROR', { checkAnswer: () => ['It is wrong.'] })).toEqual([]);
  });

  it('refuses an unsigned call of a server with SIGNATURE_INVALID', async () => {
    const world = createWorld();
    const answer = async (id: OperationId) => (await send(world, id, { body: {}, path: 'kampupot' })).errorCode;
    expect(await deviationsFrom('SIGNATURE_INVALID', answer)).toEqual([]);
  });

  it('refuses a plain body with DECRYPT_FAILED', async () => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'idk_0000000000000001' };
    const answer = async (id: OperationId) => (await send(world, id, { headers, body: {}, path: 'x' })).errorCode;
    expect(await deviationsFrom('DECRYPT_FAILED', answer, isEncrypted)).toEqual([]);
  });

  it('refuses a call without a key with IDEMPOTENCY_KEY_MISSING', async () => {
    const [member, agent] = [await createPlayer(), await createPlayer(personas.agent)];
    const answer = async (id: OperationId) => {
      const { world, token } = operations[id].roles.includes('member') ? member : agent;
      return (await send(world, id, { headers: { Authorization: `Bearer ${token}` }, body: {}, path: 'x' })).errorCode;
    };
    expect(await deviationsFrom('IDEMPOTENCY_KEY_MISSING', answer, (id) => !isEncrypted(id))).toEqual([]);
  });

  it('refuses invalid fields with FIELD_INVALID', async () => {
    const { world, token } = await createPlayer();
    changeSite(world, { flags: { MOBILENUMREG3: true } });
    const client = clientOf(world, token);
    const agent = await createPlayer(personas.agent);
    const isAgents = (id: OperationId) => operations[id].roles.join() === 'agent';
    const tooLong = 'x'.repeat(5000);
    const withTooLong = (fields: Input['query']) =>
      Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, tooLong]));
    const refuse = (id: OperationId) =>
      refusalOf(id, isAgents(id) ? agent.client : client, ({ body, query, path, headers = {} }) => ({
        ...(body === undefined ? {} : { body: [] }),
        query: withTooLong(query),
        path: withTooLong(path),
        headers: withTooLong(headers),
      }));
    expect(await deviationsFrom('FIELD_INVALID', refuse, (id) => !isForServers(id))).toEqual([]);
  });
});
