import vectors from '@croupier/api-spec/fixtures/encrypted-body.json' with { type: 'json' };
import { expect, it } from 'vitest';

import { nativeCodec } from './native-codec.ts';

const { gatewayKey } = vectors;

it.each(vectors.sealed)('opens the body of the contract’s vector $name [CALL-94]', ({ plain, body, method, path }) => {
  expect(nativeCodec.open({ body, gatewayKey, method, path })).toBe(plain);
});

it.each(vectors.received.filter(({ expected }) => /tampered|re-addressed/.test(expected.because ?? '')))(
  'never decrypts before verifying: $name [CALL-94]',
  ({ body, method, path }) => {
    expect(() => nativeCodec.open({ body, gatewayKey, method, path })).toThrow(/does not match/);
  },
);
