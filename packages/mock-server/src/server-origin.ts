/** What a request says of how it came here. */
interface Addressed {
  readonly host?: string | undefined;
  readonly 'x-forwarded-proto'?: string | string[] | undefined;
}

/** Origins by the address that a request names; there are few, and a call should not wait for parsing. */
const origins = new Map<string, string>();
const MOST_ORIGINS = 100;

/** The origin by which the caller reached this server, also through a proxy that says how. */
export function originOf({ host = 'localhost', 'x-forwarded-proto': proxy }: Addressed): string {
  const address = `${proxy === 'https' ? 'https' : 'http'}://${host}`;
  const known = origins.get(address);
  if (known !== undefined) return known;
  const origin = URL.parse(address)?.origin ?? 'http://localhost';
  if (origins.size < MOST_ORIGINS) origins.set(address, origin);
  return origin;
}
