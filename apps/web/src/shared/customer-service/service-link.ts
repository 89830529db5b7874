import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { zEncryptedBody } from '@croupier/sdk/zod';

import { isSafeLink } from '../safe-link.ts';

const { method, path } = operations.listCustomerServiceEntries;

/**
 * Decrypts the URL of a customer service entry: base64 JSON of a body encrypted for `listCustomerServiceEntries`. Undefined
 * when it cannot be decrypted, or when the URL is neither https nor on this site.
 */
export function findServiceLink(encrypted: string, serviceKey: string, ownOrigin: string): string | undefined {
  try {
    const body = zEncryptedBody.parse(JSON.parse(atob(encrypted)));
    const link = bodyCodecV3.decrypt({ body, gatewayKey: serviceKey, method, path });
    return isSafeLink(link, ownOrigin) ? link : undefined;
  } catch {
    return undefined;
  }
}
