import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { openServiceLink } from './service-link.ts';

const gatewayKey = btoa('a key of thirty-two bytes, no less').slice(0, 44);
const OWN_ORIGIN = 'http://localhost:4173';
const nonce = btoa('sixteen letters.');

function encryptLink(plain: string): string {
  const { method, path } = operations.listCustomerServiceEntries;
  const timestamp = '2026-01-01T00:00:00.000Z';
  const body = version3.encrypt({
    plain,
    keyId: 'csk',
    gatewayKey,
    timestamp,
    nonce,
    iv: nonce,
    method,
    path,
  });
  return btoa(JSON.stringify(body));
}

it.each(['https://service.croupier.example/chat', `${OWN_ORIGIN}/mock-pages/service`])(
  'opens a sealed link to %s [CS-01]',
  (link) => {
    expect(openServiceLink(encryptLink(link), gatewayKey, OWN_ORIGIN)).toBe(link);
  },
);

it.each(['http://service.croupier.example/chat', 'javascript:alert(1)', 'mailto:service@croupier.example', 'chat'])(
  'rejects an encrypted link to %s',
  (link) => {
    expect(() => openServiceLink(encryptLink(link), gatewayKey, OWN_ORIGIN)).toThrow('neither https nor of this site');
  },
);
