const HASH = 'SHA-256';

/** Bytes of hexadecimal digits. */
function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Lower-case hexadecimal digits of bytes. */
export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Computes HMAC-SHA256 of texts in UTF-8; the key is in hexadecimal digits. Rejects where the browser has no cryptography. */
export async function macWith(key: string): Promise<(text: string) => Promise<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: HASH }, false, ['sign']);
  return (text) => crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text));
}

/** Commitment of a seed: SHA-256 of its bytes; both are in hexadecimal digits. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest(HASH, bytesOf(seed)));
}

/** SHA-256 of a text in UTF-8, in lower-case hexadecimal digits. */
export async function hashOfText(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest(HASH, new TextEncoder().encode(text)));
}
