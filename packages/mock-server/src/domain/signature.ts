import hmacSha256 from 'crypto-js/hmac-sha256.js';
import sha256 from 'crypto-js/sha256.js';

/** HMAC-SHA256 of a body as it was sent, in lower-case hex, as vendors' and providers' servers sign their calls. */
export function signatureOf(secret: string, body: string): string {
  return hmacSha256(body, secret).toString();
}

/** SHA-256 of a text in hex, to tell whether two requests say the same. */
export function fingerprintOf(text: string): string {
  return sha256(text).toString();
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
