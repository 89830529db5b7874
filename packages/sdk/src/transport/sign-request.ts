/** The parts of a request that a signature covers, in the order of the contract. */
export interface SignedParts {
  /** Code of the vendor or payment provider. */
  readonly caller: string;
  /** Time of the call in UTC, as `X-Timestamp` sends it. */
  readonly timestamp: string;
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  /** The raw body, exactly as it is sent. */
  readonly body: string;
}

/** Returns the signature of a call of a server. Use an own one when the key is in a vault or a hardware module. */
export type Sign = (parts: SignedParts) => string | Promise<string>;

/** The server that signs: a game vendor or a payment provider, by its code. */
export type SigningServer =
  | { readonly vendor: string; readonly provider?: never }
  | { readonly provider: string; readonly vendor?: never };

/** Signs with a key as the contract's security schemes say: HMAC-SHA256 in hex over the parts, joined by line feeds. */
export function createSigner(secret: string): Sign {
  if (secret === '') throw new TypeError('The secret of a server client is empty.');
  const encoder = new TextEncoder();
  let key: Promise<CryptoKey> | undefined;
  return async ({ caller, timestamp, method, path, body }) => {
    key ??= crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const text = [caller, timestamp, method, path, body].join('\n');
    const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(text));
    return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}

type Fetch = (request: Request) => Promise<Response>;

export interface SigningOptions {
  readonly server: SigningServer;
  readonly sign: Sign;
  readonly now: () => Date;
  readonly fetch?: Fetch | undefined;
}

/** Signs each request before it is sent. */
export function createSignedFetch({ server, sign, now, fetch }: SigningOptions): Fetch {
  const send: Fetch = fetch ?? ((request) => globalThis.fetch(request));
  return async (request) => {
    const timestamp = now().toISOString();
    const headers = new Headers(request.headers);
    if (server.vendor !== undefined) headers.set('X-Vendor', server.vendor);
    headers.set('X-Timestamp', timestamp);
    const signature = await sign({
      caller: server.vendor ?? server.provider,
      timestamp,
      method: request.method,
      path: new URL(request.url).pathname,
      body: await request.clone().text(),
    });
    headers.set('X-Signature', signature);
    return send(new Request(request, { headers }));
  };
}
