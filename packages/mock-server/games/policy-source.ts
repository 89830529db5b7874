/** Origins that are valid CSP sources: without IPv6 addresses, and without characters that end a directive. */
const VALID_SOURCE = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

/**
 * Returns the server's origin as a CSP source, because in WebKit `'self'` matches nothing in a frame without
 * `allow-same-origin`. Returns `'self'` for an origin that is no valid source; its host comes from the request.
 */
export function sourceOf(origin: string): string {
  return VALID_SOURCE.test(origin) ? origin : "'self'";
}
