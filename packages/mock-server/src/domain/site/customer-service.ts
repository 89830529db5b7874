import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import type { CustomerServiceEntry } from '@croupier/sdk/types';

import { channelPage, servicePage } from '../kernel/index.ts';
import { serviceChannels, serviceMail } from './links.data.ts';

/** Key of the encrypted links, 32 bytes in base64. Every visitor receives it, so the encryption only obfuscates. */
export const customerServiceKey = 'Y3JvdXBpZXItc2FuZGJveC1zZXJ2aWNlLWxpbmsta2U=';

const { method, path: endpointPath } = operations.listCustomerServiceEntries;
/** Method and path for which the links are encrypted. */
const ENDPOINT = { method, path: endpointPath };

/**
 * Customer service entries. A `path` is the link as an encrypted body, written as base64 of its JSON:
 *
 *     bodyCodecV3.decrypt({ body: JSON.parse(atob(path)), gatewayKey: customerServiceKey, ...ENDPOINT })
 *
 * returns the link. Age and reuse are not checked.
 */
export function listCustomerService(origin: string): CustomerServiceEntry[] {
  const cached = cache.get(origin);
  if (cached !== undefined) return cached;
  const encrypted = linksOf(origin).map(encryptEntry);
  if (cache.size < MAX_CACHED_ORIGINS) cache.set(origin, encrypted);
  return encrypted;
}

/** Encrypted entries by origin: encryption takes a millisecond, and every page requests them. */
const cache = new Map<string, CustomerServiceEntry[]>();
const MAX_CACHED_ORIGINS = 100;

interface ServiceLink {
  readonly csType: CustomerServiceEntry['csType'];
  readonly link: string;
}

/** Targets of the entries: pages of the mock on the answering server. */
function linksOf(origin: string): ServiceLink[] {
  return [
    { csType: 'LIVE_CHAT', link: servicePage(origin) },
    ...serviceChannels.map((csType) => ({ csType, link: channelPage(origin, csType.toLowerCase()) })),
    { csType: 'EMAIL', link: serviceMail },
  ];
}

function encryptEntry({ csType, link }: ServiceLink, index: number): CustomerServiceEntry {
  const body = bodyCodecV3.encrypt({
    ...ENDPOINT,
    plain: link,
    keyId: 'csk',
    gatewayKey: customerServiceKey,
    timestamp: '2026-01-01T00:00:00.000Z',
    nonce: sixteenBytes(`nonce${index}`),
    iv: sixteenBytes(`start${index}`),
  });
  return { csType, path: btoa(JSON.stringify(body)) };
}

/** Base64 of a fixed value: a read must not draw from the world's random values, and the links are not secret. */
function sixteenBytes(text: string): string {
  return btoa(text.padEnd(16, '.'));
}
