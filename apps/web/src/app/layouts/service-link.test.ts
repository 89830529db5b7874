import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { openServiceLink } from './service-link.ts';

const gatewayKey = btoa('a key of thirty-two bytes, no less').slice(0, 44);
const OWN = 'http://localhost:4173';
const sixteen = btoa('sixteen letters.');

function seal(plain: string): string {
  const { method, path } = operations.listCustomerServiceEntries;
  const timestamp = '2026-01-01T00:00:00.000Z';
  const body = version3.encrypt({
    plain,
    keyId: 'csk',
    gatewayKey,
    timestamp,
    nonce: sixteen,
    iv: sixteen,
    method,
    path,
  });
  return btoa(JSON.stringify(body));
}

it.each(['https://service.croupier.example/chat', `${OWN}/mock-pages/service`])(
  'opens a sealed link to %s [CS-01]',
  (link) => {
    expect(openServiceLink(seal(link), gatewayKey, OWN)).toBe(link);
  },
);

it.each(['http://service.croupier.example/chat', 'javascript:alert(1)', 'mailto:service@croupier.example', 'chat'])(
  'refuses a sealed link to %s',
  (link) => {
    expect(() => openServiceLink(seal(link), gatewayKey, OWN)).toThrow('neither https nor of this site');
  },
);
