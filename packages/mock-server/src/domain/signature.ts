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
export function isSame(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}
