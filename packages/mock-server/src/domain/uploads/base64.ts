/** Chunk size that fits the argument limit of one call. */
const STEP = 8192;

export function toBase64(bytes: Uint8Array): string {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP) texts.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return btoa(texts.join(''));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
