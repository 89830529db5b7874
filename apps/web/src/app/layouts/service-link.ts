import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { zEncryptedBody } from '@croupier/sdk/zod';

import { isSafeLink } from '../../shared/safe-link.ts';

const { method, path } = operations.listCustomerServiceEntries;

/**
 * URL of a customer service entry: base64 of a body encrypted for the call that lists them. Throws when it cannot be
 * decrypted, or is neither https nor of this site.
 */
export function openServiceLink(sealed: string, gatewayKey: string, ownOrigin: string): string {
  const body = zEncryptedBody.parse(JSON.parse(atob(sealed)));
  const link = version3.decrypt({ body, gatewayKey, method, path });
  if (isSafeLink(link, ownOrigin)) return link;
  throw new TypeError('The link of customer service is neither https nor of this site.');
}
