import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import type { CustomerServiceEntry } from '@croupier/sdk/types';

import { channelPage, servicePage } from '../addresses.ts';
import { serviceChannels, serviceMail } from './links.data.ts';

/** Decrypts this site's links. It only obfuscates: every visitor gets it. 32 bytes in base64, like a gateway key. */
export const customerServiceKey = 'Y3JvdXBpZXItc2FuZGJveC1zZXJ2aWNlLWxpbmsta2U=';

/** The links are encrypted for the method and path of `listCustomerServiceEntries`. */
const { method, path: sealedFor } = operations.listCustomerServiceEntries;
const ADDRESS = { method, path: sealedFor };

/**
 * Customer service entries. A `path` is the link as an encrypted body, written as base64 of its JSON:
 *
 *     version3.open({ body: JSON.parse(atob(path)), gatewayKey: customerServiceKey, ...ADDRESS })
 *
 * returns the link as plain text. Age and reuse are not checked.
 */
export function listCustomerService(origin: string): CustomerServiceEntry[] {
  const known = entries.get(origin);
  if (known !== undefined) return known;
  const sealed = linksOf(origin).map(encryptEntry);
  if (entries.size < MOST_ORIGINS) entries.set(origin, sealed);
  return sealed;
}

/** Encrypted once per origin: it takes a millisecond, and every page requests them. */
const entries = new Map<string, CustomerServiceEntry[]>();
const MOST_ORIGINS = 100;

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
  const body = version3.encrypt({
    ...ADDRESS,
    plain: link,
    keyId: 'csk',
    gatewayKey: customerServiceKey,
    timestamp: '2026-01-01T00:00:00.000Z',
    nonce: sixteenBytes(`nonce${index}`),
    iv: sixteenBytes(`start${index}`),
  });
  return { csType, path: btoa(JSON.stringify(body)) };
}

/** Fixed, because reading must not change the world, and nothing secret depends on it. */
function sixteenBytes(text: string): string {
  return btoa(text.padEnd(16, '.'));
}
