import hmacSha256 from 'crypto-js/hmac-sha256.js';
import sha256 from 'crypto-js/sha256.js';

/** HMAC-SHA256 of a raw body in lower-case hex, the signature of vendors' and providers' servers. */
export function signatureOf(secret: string, body: string): string {
  return hmacSha256(body, secret).toString();
}

/** SHA-256 in hex, to compare requests. */
export function fingerprintOf(text: string): string {
  return sha256(text).toString();
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
