import vectors from '@croupier/api-spec/fixtures/encrypted-body.json' with { type: 'json' };
import { expect, it } from 'vitest';

import { nativeCodec } from './native-codec.ts';

const { gatewayKey } = vectors;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

it.each(vectors.sealed)('opens the body of the contract’s vector $name [CALL-94]', ({ plain, body, method, path }) => {
  expect(nativeCodec.decrypt({ body, gatewayKey, method, path })).toBe(plain);
});

it('rejects a MAC with the right bytes in another base64 spelling', () => {
  // The contract has at least one vector.
  const [{ body, method, path }] = vectors.sealed as [(typeof vectors.sealed)[0]];
  // The last character before the padding has two unused bits.
  const mac = body.mac.replace(/.=$/, (end) => `${BASE64[BASE64.indexOf(end.charAt(0)) ^ 1]}=`);
  expect(Buffer.from(mac, 'base64')).toEqual(Buffer.from(body.mac, 'base64'));
  expect(() => nativeCodec.decrypt({ body: { ...body, mac }, gatewayKey, method, path })).toThrow(/does not match/);
});

it.each(vectors.received.filter(({ expected }) => /tampered|re-addressed/.test(expected.because ?? '')))(
  'never decrypts before verifying: $name [CALL-94]',
  ({ body, method, path }) => {
    expect(() => nativeCodec.decrypt({ body, gatewayKey, method, path })).toThrow(/does not match/);
  },
);
