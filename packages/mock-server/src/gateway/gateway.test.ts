import { version3 } from '@croupier/sdk/codec';
import { login } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import type { EncryptedBody, EncryptionKey } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../testing/caller.ts';
import type { World } from '../world.ts';

const ORIGIN = 'http://platform.example';
const LOGIN = operations.login;
const NOW = Date.parse('2026-11-21T06:00:00Z');

const call = (world: World, method: string, path: string, init: RequestInit = {}) =>
  world.dispatch(new Request(`${ORIGIN}${path}`, { method, ...init }));

async function codeOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : undefined;
}

async function keyOf(world: World): Promise<EncryptionKey> {
  const answer = await call(world, 'GET', operations.getEncryptionKey.path);
  const { value }: { value: EncryptionKey } = await answer.json();
  return value;
}

async function sealLogin(
  world: World,
  change: Partial<{ timestamp: string; path: string }> = {},
): Promise<EncryptedBody> {
  const { keyId, gatewayKey } = await keyOf(world);
  return version3.seal({
    plain: JSON.stringify(bodyOf(personas.member)),
    keyId,
    gatewayKey,
    timestamp: change.timestamp ?? new Date(NOW).toISOString(),
    nonce: 'AQEBAQEBAQEBAQEBAQEBAQ==',
    iv: 'AgICAgICAgICAgICAgICAg==',
    method: LOGIN.method,
    path: change.path ?? LOGIN.path,
  });
}

const sendLogin = (world: World, body: unknown) =>
  call(world, LOGIN.method, LOGIN.path, {
    body: JSON.stringify(body),
    headers: { 'X-Encryption-Version': '3', 'X-Gateway-Version': '3' },
  });

const createWorldAtNow = () => createCaller({ wallNow: () => NOW }).world;

describe('an encrypted call', () => {
  it('is answered when its body is whole, fresh and new', async () => {
    const world = createWorldAtNow();
    const answer = await sendLogin(world, await sealLogin(world));
    expect(answer.status).toBe(200);
  });

  it('is refused when it is sent a second time', async () => {
    const world = createWorldAtNow();
    const body = await sealLogin(world);
    await sendLogin(world, body);
    expect(await codeOf(await sendLogin(world, body))).toBe('DECRYPT_FAILED');
  });

  it.each(['data', 'iv', 'timestamp', 'mac'] as const)('is refused when its %s was changed', async (part) => {
    const world = createWorldAtNow();
    const body = await sealLogin(world);
    const changed =
      part === 'timestamp' ? new Date(NOW + 1).toISOString() : body[part].replace(/^./, (c) => (c === 'A' ? 'B' : 'A'));
    expect(await codeOf(await sendLogin(world, { ...body, [part]: changed }))).toBe('DECRYPT_FAILED');
  });

  it('is refused when it was made for another address', async () => {
    const world = createWorldAtNow();
    const body = await sealLogin(world, { path: operations.logout.path });
    expect(await codeOf(await sendLogin(world, body))).toBe('DECRYPT_FAILED');
  });

  it.each([-301, 301])('is refused when its time is %i seconds off', async (seconds) => {
    const world = createWorldAtNow();
    const body = await sealLogin(world, { timestamp: new Date(NOW + seconds * 1000).toISOString() });
    expect(await codeOf(await sendLogin(world, body))).toBe('DECRYPT_FAILED');
  });

  it('is refused when it comes in plain text', async () => {
    const world = createWorldAtNow();
    expect(await codeOf(await sendLogin(world, bodyOf(personas.member)))).toBe('DECRYPT_FAILED');
  });

  it('is refused when it was made with the key of another world', async () => {
    const world = createWorldAtNow();
    const body = await sealLogin(createCaller({ wallNow: () => NOW }).world);
    expect(await codeOf(await sendLogin(world, { ...body, keyId: (await keyOf(world)).keyId }))).toBe('DECRYPT_FAILED');
  });
});

describe('an address', () => {
  it('that the contract does not have is refused', async () => {
    const { world } = createCaller();
    const answer = await call(world, 'GET', '/nothing');
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });

  it('is refused under another method', async () => {
    const { world } = createCaller();
    expect(await codeOf(await call(world, 'GET', LOGIN.path))).toBe('NOT_FOUND');
  });
});

describe('a caller', () => {
  it('is refused with a retry time when calling too often', async () => {
    const { world } = createCaller({ wallNow: () => NOW });
    const path = operations.getEncryptionKey.path;
    for (let calls = 0; calls < 1200; calls += 1) {
      // The calls must be counted in order.
      await call(world, 'GET', path);
    }
    const answer = await call(world, 'GET', path);
    expect([answer.status, await codeOf(answer), answer.headers.get('Retry-After')]).toEqual([
      429,
      'RATE_LIMITED',
      '60',
    ]);
  });

  it('gets the invalid field of the query', async () => {
    const { world } = createCaller();
    const answer = await call(world, 'GET', `${operations.getSiteConfiguration.path}?device=TV`);
    expect(await answer.json()).toMatchObject({ errorCode: 'FIELD_INVALID', fieldErrors: [{ field: 'device' }] });
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'is answered as ever when the query has a parameter named %s',
    async (name) => {
      const { world } = createCaller();
      const answer = await call(world, 'GET', `${operations.getSiteConfiguration.path}?device=WEB&${name}=1`);
      expect(answer.status).toBe(200);
    },
  );

  it('gets only a trace id for an internal error', async () => {
    const faults: unknown[] = [];
    const { world, client } = createCaller({ onFault: (error) => faults.push(error) });
    const broken = new Error('the disk is full');
    world.store.sessions.insert = () => {
      throw broken;
    };
    const error = await refusalOf(login({ client, body: bodyOf(personas.member) }));
    expect(error).toMatchObject({
      code: 'INTERNAL_ERROR',
      kind: 'server',
      message: 'Network link is abnormal, please try again',
    });
    expect(error.traceId).toBeDefined();
    expect(faults).toEqual([broken]);
  });
});
