import { invalidField } from './amounts.ts';

const SITE_DOMAIN = 'croupier.example';
/** Hosts of development servers. */
const LOCAL = new Set(['localhost', '127.0.0.1']);

/** Refuses a URL of another site with FIELD_INVALID. */
export function refuseExternalAddress(field: string, address: string | undefined): void {
  if (address === undefined) return;
  const { protocol, hostname, port } = new URL(address);
  // Another port of the same host is another site.
  const isOwn =
    protocol === 'https:' && port === '' && (hostname === SITE_DOMAIN || hostname.endsWith(`.${SITE_DOMAIN}`));
  const isLocal = ['http:', 'https:'].includes(protocol) && LOCAL.has(hostname);
  if (!isOwn && !isLocal) throw invalidField(field, 'Only an address of this site.');
}
