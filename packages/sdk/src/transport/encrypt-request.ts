import type { BodyCodec } from '../codec/body-codec.ts';
import type { EncryptionKey } from '../generated/types.gen.ts';

const VERSION = '3';
const RANDOM_BYTES = 16;

export interface Encryption {
  readonly codec: BodyCodec;
  readonly key: EncryptionKey;
  readonly now: Date;
}

/** Encrypts the JSON body of a request for the gateway. Requests without a body are returned unchanged. */
export async function encryptRequest(
  request: Request,
  path: string,
  { codec, key, now }: Encryption,
): Promise<Request> {
  const plain = await request.clone().text();
  if (plain === '') return request;
  const body = codec.encrypt({
    plain,
    keyId: key.keyId,
    gatewayKey: key.gatewayKey,
    timestamp: now.toISOString(),
    nonce: randomBase64(),
    iv: randomBase64(),
    method: request.method,
    path,
  });
  return new Request(request, { headers: versionHeaders(request), body: JSON.stringify(body) });
}

/** Adds the headers that name the encryption and gateway versions. */
export function addVersionHeaders(request: Request): Request {
  return new Request(request, { headers: versionHeaders(request) });
}

function versionHeaders(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.set('X-Encryption-Version', VERSION);
  headers.set('X-Gateway-Version', VERSION);
  return headers;
}

function randomBase64(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))));
}
