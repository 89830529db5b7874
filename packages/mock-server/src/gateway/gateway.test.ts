import { bodyCodecV3 } from '@croupier/sdk/codec';
import { login } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import type { EncryptedBody, EncryptionKey } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../testing/caller.ts';
import { createPlayer } from '../testing/money.ts';
import type { World } from '../node.ts';

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

async function encryptLogin(
  world: World,
  change: Partial<{ timestamp: string; path: string }> = {},
): Promise<EncryptedBody> {
  const { keyId, gatewayKey } = await keyOf(world);
  return bodyCodecV3.encrypt({
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
  it('is answered when its body is valid', async () => {
    const world = createWorldAtNow();
    const answer = await sendLogin(world, await encryptLogin(world));
    expect(answer.status).toBe(200);
  });

  it('is refused when it is sent a second time', async () => {
    const world = createWorldAtNow();
    const body = await encryptLogin(world);
    await sendLogin(world, body);
    expect(await codeOf(await sendLogin(world, body))).toBe('DECRYPT_FAILED');
  });

  it.each(['data', 'iv', 'timestamp', 'mac'] as const)('is refused when its %s was changed', async (part) => {
    const world = createWorldAtNow();
    const body = await encryptLogin(world);
    const changed =
      part === 'timestamp' ? new Date(NOW + 1).toISOString() : body[part].replace(/^./, (c) => (c === 'A' ? 'B' : 'A'));
    expect(await codeOf(await sendLogin(world, { ...body, [part]: changed }))).toBe('DECRYPT_FAILED');
  });

  it('is refused when it was encrypted for another path', async () => {
    const world = createWorldAtNow();
    const body = await encryptLogin(world, { path: operations.logout.path });
    expect(await codeOf(await sendLogin(world, body))).toBe('DECRYPT_FAILED');
  });

  it.each([-301, 301])('is refused when its timestamp is %i seconds off', async (seconds) => {
    const world = createWorldAtNow();
    const body = await encryptLogin(world, { timestamp: new Date(NOW + seconds * 1000).toISOString() });
    expect(await codeOf(await sendLogin(world, body))).toBe('DECRYPT_FAILED');
  });

  it.each(['2026-11-21T14:00:00+08:00', '2026-11-21T06:00:00.000+00:00', '2026-11-20T22:00:00-08:00'])(
    'is answered when its timestamp is %s',
    async (timestamp) => {
      const world = createWorldAtNow();
      const answer = await sendLogin(world, await encryptLogin(world, { timestamp }));
      expect(answer.status).toBe(200);
    },
  );

  it('is refused when its body is plain', async () => {
    const world = createWorldAtNow();
    expect(await codeOf(await sendLogin(world, bodyOf(personas.member)))).toBe('DECRYPT_FAILED');
  });

  it('is refused when it was encrypted with the key of another world', async () => {
    const world = createWorldAtNow();
    const body = await encryptLogin(createCaller({ wallNow: () => NOW }).world);
    expect(await codeOf(await sendLogin(world, { ...body, keyId: (await keyOf(world)).keyId }))).toBe('DECRYPT_FAILED');
  });
});

describe('the gateway key', () => {
  const HOUR = 3_600_000;

  /** A world whose real time a test can change. */
  const createTimedWorld = () => {
    const time = { now: NOW };
    const { world } = createCaller({ wallNow: () => time.now });
    const encryptNow = (key: EncryptionKey, nonce: string) =>
      bodyCodecV3.encrypt({
        plain: JSON.stringify(bodyOf(personas.member)),
        keyId: key.keyId,
        gatewayKey: key.gatewayKey,
        timestamp: new Date(time.now).toISOString(),
        nonce: btoa(nonce.padEnd(16, '.')),
        iv: 'AgICAgICAgICAgICAgICAg==',
        method: LOGIN.method,
        path: LOGIN.path,
      });
    return { time, world, encryptNow };
  };

  it('is never expired, and changes every 23 hours', async () => {
    const { time, world } = createTimedWorld();
    const ids = new Set<string>();
    for (let hour = 0; hour < 72; hour += 1) {
      const key = await keyOf(world);
      expect(Date.parse(key.expiresAt)).toBeGreaterThan(time.now);
      ids.add(key.keyId);
      time.now += HOUR;
    }
    expect(ids.size).toBe(4);
  });

  it('decrypts bodies until five minutes after its expiry, beside the next key', async () => {
    const { time, world, encryptNow } = createTimedWorld();
    const old = await keyOf(world);
    time.now = Date.parse(old.expiresAt) - 1000;
    const next = await keyOf(world);
    expect(next.keyId).not.toBe(old.keyId);
    const statusOf = async (key: EncryptionKey, nonce: string) =>
      (await sendLogin(world, encryptNow(key, nonce))).status;
    expect([await statusOf(old, 'one'), await statusOf(next, 'two')]).toEqual([200, 200]);
    time.now = Date.parse(old.expiresAt) + 299_000;
    expect(await statusOf(old, 'three')).toBe(200);
    time.now += 1000;
    expect(await codeOf(await sendLogin(world, encryptNow(old, 'four')))).toBe('DECRYPT_FAILED');
    expect(await statusOf(next, 'five')).toBe(200);
  });
});

describe('a path', () => {
  it('is answered with 404 when the contract does not have it', async () => {
    const { world } = createCaller();
    const answer = await call(world, 'GET', '/nothing');
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['GET', LOGIN.path, 'POST'],
    ['DELETE', operations.getSiteConfiguration.path, 'GET, HEAD'],
    ['PATCH', '/wps/deposit/orders/dep_1', 'GET, HEAD, DELETE'],
  ])('is answered with 405 and Allow for %s %s', async (method, path, allow) => {
    const { world } = createCaller();
    const answer = await call(world, method, path);
    expect([answer.status, answer.headers.get('Allow'), await codeOf(answer)]).toEqual([
      405,
      allow,
      'METHOD_NOT_ALLOWED',
    ]);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { world } = createCaller();
    const path = `${operations.getSiteConfiguration.path}?device=WEB`;
    const [head, get] = [await call(world, 'HEAD', path), await call(world, 'GET', path)];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect((await call(world, 'HEAD', '/nothing')).status).toBe(404);
  });
});

describe('a token', () => {
  it.each(['Bearer', 'bearer', 'BEARER'])('is accepted with the scheme %s', async (scheme) => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `${scheme} ${token}` };
    expect((await call(world, 'GET', operations.getMemberInfo.path, { headers })).status).toBe(200);
  });
});

describe('a caller', () => {
  it('is refused with a retry time when calling too often', async () => {
    const { world } = createCaller({ wallNow: () => NOW });
    const path = operations.getEncryptionKey.path;
    for (let calls = 0; calls < 1200; calls += 1) {
      await call(world, 'GET', path);
    }
    const answer = await call(world, 'GET', path);
    expect([answer.status, await codeOf(answer), answer.headers.get('Retry-After')]).toEqual([
      429,
      'RATE_LIMITED',
      '60',
    ]);
  });

  it('receives the name of an invalid query parameter', async () => {
    const { world } = createCaller();
    const answer = await call(world, 'GET', `${operations.getSiteConfiguration.path}?device=TV`);
    expect(await answer.json()).toMatchObject({ errorCode: 'FIELD_INVALID', fieldErrors: [{ field: 'device' }] });
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'is answered normally when the query has a parameter named %s',
    async (name) => {
      const { world } = createCaller();
      const answer = await call(world, 'GET', `${operations.getSiteConfiguration.path}?device=WEB&${name}=1`);
      expect(answer.status).toBe(200);
    },
  );

  it('receives only a trace id for an internal error', async () => {
    const faults: unknown[] = [];
    const { world, client } = createCaller({ onInternalError: (error) => faults.push(error) });
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
