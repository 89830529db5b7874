import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { zEncryptedBody } from '@croupier/sdk/zod';

import { isSafeLink } from '../../shared/safe-link.ts';

const { method, path } = operations.listCustomerServiceEntries;

/**
 * Decrypts the URL of a customer service entry: base64 JSON of a body encrypted for `listCustomerServiceEntries`.
 * Throws when it cannot be decrypted, or when the URL is neither https nor on this site.
 */
export function openServiceLink(encrypted: string, gatewayKey: string, ownOrigin: string): string {
  const body = zEncryptedBody.parse(JSON.parse(atob(encrypted)));
  const link = version3.decrypt({ body, gatewayKey, method, path });
  if (isSafeLink(link, ownOrigin)) return link;
  throw new TypeError('The link of customer service is neither https nor of this site.');
}
