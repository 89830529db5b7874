import vectors from '@croupier/api-spec/fixtures/encrypted-body.json' with { type: 'json' };
import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { createSeal } from '../server/seal.ts';
import { READ_FORMS, REFUSED_FORMS } from './tampered-forms.ts';

const { gatewayKey, keyId } = vectors;

it('sends every form that a test vector of the contract has', () => {
  const forms = (list: typeof READ_FORMS) => list.flatMap((form) => form.vectors).toSorted();
  const named = (verdict: string) =>
    vectors.received
      .filter(({ expected }) => expected.verdict === verdict)
      .map(({ name }) => name)
      .toSorted();
  expect(forms(READ_FORMS)).toEqual(named('accepted'));
  expect(forms(REFUSED_FORMS)).toEqual(named('DECRYPT_FAILED'));
});

it.each(vectors.sealed)('makes the bytes of the test vector: $name', ({ plain, method, path, body }) => {
  const { timestamp, nonce, iv } = body;
  expect(createSeal({ plain, keyId, gatewayKey, method, path })({ timestamp, nonce, iv })).toEqual(body);
});

it('makes bodies that a gateway opens, and changed ones that it does not', () => {
  const { method, path } = operations.login;
  const seal = createSeal({
    plain: JSON.stringify({ croupierVerify: 'nothing to do' }),
    keyId,
    gatewayKey,
    method,
    path,
  });
  const open = (body: unknown) => {
    try {
      // What is no encrypted body at all fails to decrypt as well.
      bodyCodecV3.decrypt({ body: body as ReturnType<typeof seal>, gatewayKey, method, path });
      return true;
    } catch {
      return false;
    }
  };
  const earlier = seal();
  expect(READ_FORMS.filter(({ make }) => !open(make(seal, earlier)))).toEqual([]);
  const opened = REFUSED_FORMS.filter(({ make }) => open(make(seal, earlier))).map(({ what }) => what);
  // Time, nonce and name of the key are the gateway's to check, before it opens a body.
  expect(opened).toEqual(['was used before', 'is six minutes old', 'is six minutes ahead', 'is unknown']);
});
