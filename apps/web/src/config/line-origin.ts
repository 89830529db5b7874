/** A host name with at least two labels and without an IPv4 address, and its port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/;
const LOCAL_PAGE = /^http:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** True for a page that is served on this machine. */
export const isLocalOrigin = (origin: string): boolean => LOCAL_PAGE.test(origin);

const LOCAL_HOST = /\.localhost(?::\d+)?$/;

/**
 * Origin of a line by its `domainName`; undefined for an invalid one [ERR-20]. Lines use https, except those of a sandbox on
 * this machine, which are lines only for a page that is itself on this machine.
 */
export function lineOrigin(domainName: string, pageOrigin: string): string | undefined {
  const host = domainName.toLowerCase();
  if (!HOST.test(host)) return undefined;
  if (!LOCAL_HOST.test(host)) return `https://${host}`;
  return isLocalOrigin(pageOrigin) ? `http://${host}` : undefined;
}
