import { version3 } from '@croupier/sdk/codec';
import { operations } from '@croupier/sdk/operations';
import { zEncryptedBody } from '@croupier/sdk/zod';

const { method, path } = operations.listCustomerServiceEntries;

/**
 * The address behind an entry of customer service: base64 of a body that is sealed for the call that lists them. Throws
 * when it cannot be read, or leads to a page neither by https nor of this site.
 */
export function openServiceLink(sealed: string, gatewayKey: string, ownOrigin: string): string {
  const body = zEncryptedBody.parse(JSON.parse(atob(sealed)));
  const link = version3.open({ body, gatewayKey, method, path });
  const url = URL.parse(link);
  // A sandbox on this machine serves the chat itself, by http.
  if (url?.protocol === 'https:' || url?.origin === ownOrigin) return link;
  throw new TypeError('The link of customer service is neither https nor of this site.');
}
