import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import type { CustomerServiceEntry } from '@croupier/sdk/types';

import { channelPage, servicePage } from '../page-addresses.ts';
import { serviceChannels, serviceMail } from './links.data.ts';

/**
 * Decrypts the links of this site, and hides them from a glance only: every visitor is given it. 32 bytes in base64,
 * like a gateway key.
 */
export const customerServiceKey = 'Y3JvdXBpZXItc2FuZGJveC1zZXJ2aWNlLWxpbmsta2U=';

/** What the links are sealed for: the method and path of `listCustomerServiceEntries`. */
const { method, path: sealedFor } = operations.listCustomerServiceEntries;
const ADDRESS = { method, path: sealedFor };

/**
 * Ways to reach customer service. A `path` is the link, sealed like an encrypted body and written as base64 of its JSON:
 *
 *     version3.open({ body: JSON.parse(atob(path)), gatewayKey: customerServiceKey, ...ADDRESS })
 *
 * gives the link back, as plain text. Neither age nor repetition matters to it.
 */
export function listCustomerService(origin: string): CustomerServiceEntry[] {
  const known = entries.get(origin);
  if (known !== undefined) return known;
  const sealed = linksOf(origin).map(sealEntry);
  if (entries.size < MOST_ORIGINS) entries.set(origin, sealed);
  return sealed;
}

/** Sealed once for each origin: it takes a millisecond, and every page asks for them. */
const entries = new Map<string, CustomerServiceEntry[]>();
const MOST_ORIGINS = 100;

interface ServiceLink {
  readonly csType: CustomerServiceEntry['csType'];
  readonly link: string;
}

/** Where each way leads: to pages of the mock itself, on whatever server answers. */
function linksOf(origin: string): ServiceLink[] {
  return [
    { csType: 'LIVE_CHAT', link: servicePage(origin) },
    ...serviceChannels.map((csType) => ({ csType, link: channelPage(origin, csType.toLowerCase()) })),
    { csType: 'EMAIL', link: serviceMail },
  ];
}

function sealEntry({ csType, link }: ServiceLink, index: number): CustomerServiceEntry {
  const body = version3.seal({
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

/** Fixed, because reading must not change the world, and because nothing secret hangs on it. */
function sixteenBytes(text: string): string {
  return btoa(text.padEnd(16, '.'));
}
