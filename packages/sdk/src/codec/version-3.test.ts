import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { EncryptedBody } from '../generated/types.gen.ts';
import type { BodyCodec } from './body-codec.ts';
import vectors from '@croupier/api-spec/fixtures/encrypted-body.json' with { type: 'json' };
import { bodyCodecV3 } from './version-3.ts';

const { gatewayKey, keyId, maxAgeSeconds } = vectors;

/** A second implementation with node:crypto that shares no code with the codec. */
const nodeCodec: BodyCodec = {
  encrypt({ plain, keyId: name, gatewayKey: key, timestamp, nonce, iv, method, path }) {
    const cipher = createCipheriv('aes-256-cbc', derive(key, 'enc', nonce), Buffer.from(iv, 'base64'));
    const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
    const signed = ['3', method, path, timestamp, nonce, iv, data].join('\n');
    const mac = createHmac('sha256', derive(key, 'mac', nonce))
      .update(signed)
      .digest('base64');
    return { keyId: name, timestamp, nonce, iv, data, mac };
  },
  decrypt({ body: { timestamp, nonce, iv, data, mac }, gatewayKey: key, method, path }) {
    const signed = ['3', method, path, timestamp, nonce, iv, data].join('\n');
    const expected = createHmac('sha256', derive(key, 'mac', nonce))
      .update(signed)
      .digest();
    const actual = Buffer.from(mac, 'base64');
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
      throw new Error('The code does not match.');
    const decipher = createDecipheriv('aes-256-cbc', derive(key, 'enc', nonce), Buffer.from(iv, 'base64'));
    return Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8');
  },
};

function derive(key: string, purpose: string, nonce: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`${purpose}|${nonce}`).digest();
}

const codecs = { bodyCodecV3, 'the codec of node:crypto': nodeCodec };

describe.each(Object.entries(codecs))('%s', (_name, codec) => {
  it.each(vectors.sealed)(
    "encrypts $name to the vector's body, byte by byte [CALL-94]",
    ({ plain, body, method, path }) => {
      const { timestamp, nonce, iv } = body;
      expect(codec.encrypt({ plain, keyId, gatewayKey, timestamp, nonce, iv, method, path })).toEqual(body);
    },
  );

  it.each(vectors.sealed)('decrypts the body of $name', ({ plain, body, method, path }) => {
    expect(codec.decrypt({ body, gatewayKey, method, path })).toBe(plain);
  });

  it.each(vectors.received)('gives the verdict of a gateway: $name', ({ expected, ...received }) => {
    expect(verdictOf(codec, received)).toEqual({ verdict: expected.verdict, plain: expected.plain });
  });

  it.each(vectors.received.filter(({ expected }) => /tampered|re-addressed/.test(expected.because ?? '')))(
    'throws before decrypting when the MAC does not match: $name',
    ({ body, method, path }) => {
      expect(() => codec.decrypt({ body, gatewayKey, method, path })).toThrow(/does not match/);
    },
  );
});

describe('bodyCodecV3 and the codec of node:crypto', () => {
  it('produces equal bodies for any string, and each codec decrypts the body of the other', () => {
    const bytes = (length: number) =>
      fc.uint8Array({ minLength: length, maxLength: length }).map((array) => Buffer.from(array).toString('base64'));
    const inputs = fc.record({
      plain: fc.string({ unit: 'grapheme', maxLength: 200 }),
      gatewayKey: bytes(32),
      nonce: bytes(16),
      iv: bytes(16),
      method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
      path: fc.webPath(),
    });
    fc.assert(
      fc.property(inputs, (randomInputs) => {
        const allInputs = { ...randomInputs, keyId, timestamp: '2026-11-21T06:50:00.000Z' };
        const body = bodyCodecV3.encrypt(allInputs);
        expect(body).toEqual(nodeCodec.encrypt(allInputs));
        expect(bodyCodecV3.decrypt({ ...randomInputs, body })).toBe(randomInputs.plain);
        expect(nodeCodec.decrypt({ ...randomInputs, body })).toBe(randomInputs.plain);
      }),
      { numRuns: 200 },
    );
  });
});

interface Received {
  readonly body: EncryptedBody;
  readonly method: string;
  readonly path: string;
  readonly receivedAt: string;
  readonly seenNonces: readonly string[];
}

/** The checks of a gateway, in the order that the contract gives. */
function verdictOf(codec: BodyCodec, { body, method, path, receivedAt, seenNonces }: Received) {
  const age = Math.abs(Date.parse(receivedAt) - Date.parse(body.timestamp));
  const refused = { verdict: 'DECRYPT_FAILED', plain: undefined };
  if (body.keyId !== keyId || age > maxAgeSeconds * 1000 || seenNonces.includes(body.nonce)) return refused;
  try {
    return { verdict: 'accepted', plain: codec.decrypt({ body, gatewayKey, method, path }) };
  } catch {
    return refused;
  }
}
