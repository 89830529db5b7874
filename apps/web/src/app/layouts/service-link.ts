import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { zEncryptedBody } from '@croupier/sdk/zod';

const { method, path } = operations.listCustomerServiceEntries;

/**
 * The address behind an entry of customer service: base64 of a body that is sealed for the call that lists them. Throws
 * when it cannot be read, or does not lead to a page by https.
 */
export function openServiceLink(sealed: string, gatewayKey: string): string {
  const body = zEncryptedBody.parse(JSON.parse(atob(sealed)));
  const link = version3.open({ body, gatewayKey, method, path });
  if (URL.parse(link)?.protocol !== 'https:') throw new TypeError('The link of customer service is not https.');
  return link;
}
