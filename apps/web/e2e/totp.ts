import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;
const BYTE = 8;
const STEP_MS = 30_000;
const DIGITS = 6;

/** Bytes of a Base32 text without padding (RFC 4648). */
function bytesOf(base32: string): Buffer {
  const bits = base32.replaceAll(/./g, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(BITS, '0'));
  const count = Math.floor(bits.length / BYTE);
  return Buffer.from(
    Array.from({ length: count }, (_, at) => Number.parseInt(bits.slice(at * BYTE, at * BYTE + BYTE), 2)),
  );
}

/** The code that an authenticator app shows at a time in ms since the epoch (RFC 6238: SHA-1, six digits, 30 s). */
export function totpAt(secret: string, at: number): string {
  const counter = Buffer.alloc(BYTE);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) % 16;
  const code = (mac.readUInt32BE(offset) % 2 ** 31) % 10 ** DIGITS;
  return String(code).padStart(DIGITS, '0');
}
