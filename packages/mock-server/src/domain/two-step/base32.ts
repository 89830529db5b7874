/** The alphabet of RFC 4648: no digits that look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding of bytes in hex; their number must be a multiple of five. */
export function toBase32(bytes: string): string {
  const bits = bytes
    .split('')
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('');
  return groupsOf(bits, 5)
    .map((group) => ALPHABET[Number.parseInt(group, 2)])
    .join('');
}

/** Bytes in hex of a Base32 text that `toBase32` has written. */
export function fromBase32(text: string): string {
  const bits = text
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return groupsOf(bits, 4)
    .map((group) => Number.parseInt(group, 2).toString(16))
    .join('');
}

const groupsOf = (bits: string, size: number): readonly string[] =>
  Array.from({ length: bits.length / size }, (_, group) => bits.slice(group * size, (group + 1) * size));
