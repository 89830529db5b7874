import hex from 'crypto-js/enc-hex.js';
import hmacSha1 from 'crypto-js/hmac-sha1.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import sha256 from 'crypto-js/sha256.js';

/** HMAC-SHA256 in lower-case hex. */
export function signatureOf(secret: string, text: string): string {
  return hmacSha256(text, secret).toString();
}

/** HMAC-SHA256 in lower-case hex with a key in hex, as fairness of draws needs it. */
export function macOf(key: string, text: string): string {
  return hmacSha256(text, hex.parse(key)).toString();
}

/** HMAC-SHA1 in lower-case hex of bytes in hex with a key in hex, as RFC 4226 needs it. */
export function sha1MacOf(key: string, bytes: string): string {
  return hmacSha1(hex.parse(bytes), hex.parse(key)).toString();
}

/** SHA-256 in lower-case hex of bytes in hex. */
export function hashOfBytes(bytes: string): string {
  return sha256(hex.parse(bytes)).toString();
}

/** A call of a vendor's or provider's server, as it is signed. */
export interface ServerCall {
  /** Code of the vendor or provider. */
  readonly caller: string;
  /** Text of the header X-Timestamp. */
  readonly timestamp: string;
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly body: string;
}

/** Signature of a server's call with its caller's key. */
export function signCall(key: string, { caller, timestamp, method, path, body }: ServerCall): string {
  return signatureOf(key, [caller, timestamp, method, path, body].join('\n'));
}

/** SHA-256 in hex, to compare requests. */
export function fingerprintOf(text: string): string {
  return sha256(text).toString();
}

/** Compares in constant time. */
export function isSame(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}
