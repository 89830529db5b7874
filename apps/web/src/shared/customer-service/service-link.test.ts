import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { findServiceLink } from './service-link.ts';

const serviceKey = btoa('k'.repeat(32));
const OWN_ORIGIN = 'http://localhost:4173';
const nonce = btoa('sixteen letters.');

function encryptLink(plain: string): string {
  const { method, path } = operations.listCustomerServiceEntries;
  const timestamp = '2026-01-01T00:00:00.000Z';
  const body = bodyCodecV3.encrypt({
    plain,
    keyId: 'csk',
    gatewayKey: serviceKey,
    timestamp,
    nonce,
    iv: nonce,
    method,
    path,
  });
  return btoa(JSON.stringify(body));
}

it.each(['https://service.croupier.example/chat', `${OWN_ORIGIN}/mock-pages/service`])(
  'returns the URL %s of an encrypted link',
  (link) => {
    expect(findServiceLink(encryptLink(link), serviceKey, OWN_ORIGIN)).toBe(link);
  },
);

it.each(['http://service.croupier.example/chat', 'javascript:alert(1)', 'mailto:service@croupier.example', 'chat'])(
  'returns nothing for an encrypted link to %s [ERR-19]',
  (link) => {
    expect(findServiceLink(encryptLink(link), serviceKey, OWN_ORIGIN)).toBeUndefined();
  },
);

it.each(['', 'not base64!', btoa('no JSON'), btoa('{}'), encryptLink('https://a.example/').slice(0, -40)])(
  'returns nothing for what is no encrypted link: %s [ERR-19]',
  (encrypted) => {
    expect(findServiceLink(encrypted, serviceKey, OWN_ORIGIN)).toBeUndefined();
  },
);

it('returns nothing when the key is another one [ERR-19]', () => {
  expect(findServiceLink(encryptLink('https://a.example/'), btoa('x'.repeat(32)), OWN_ORIGIN)).toBeUndefined();
});
