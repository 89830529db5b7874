/** What the grammar of policies allows as a host: no IPv6 address, no sign that ends or adds a directive. */
const SOURCE = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

/**
 * The server's own origin as a source of a content security policy. In WebKit `'self'` matches nothing in a frame without
 * `allow-same-origin`; it is left for an origin that a policy cannot name, since the host is what the caller sent.
 */
export function sourceOf(origin: string): string {
  return SOURCE.test(origin) ? origin : "'self'";
}
