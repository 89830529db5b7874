/** The parts of a request that a signature covers. */
export interface SignedParts {
  /** The raw body, exactly as it is sent. */
  readonly body: string;
}

/** Returns the signature of a call of a server. Use an own one when the key is in a vault or a hardware module. */
export type Sign = (parts: SignedParts) => string | Promise<string>;

const SIGNATURE_HEADER = 'X-Signature';

/** Signs with a key as the contract's security schemes say: HMAC-SHA256 of the raw body, in hex. */
export function createSigner(secret: string): Sign {
  if (secret === '') throw new TypeError('The secret of a server client is empty.');
  const encoder = new TextEncoder();
  let key: Promise<CryptoKey> | undefined;
  return async ({ body }) => {
    key ??= crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(body));
    return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}

type Fetch = (request: Request) => Promise<Response>;

/** Signs each request before it is sent. */
export function createSignedFetch(sign: Sign, fetch: Fetch = (request) => globalThis.fetch(request)): Fetch {
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set(SIGNATURE_HEADER, await sign({ body: await request.clone().text() }));
    return fetch(new Request(request, { headers }));
  };
}
