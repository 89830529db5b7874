/** Makes what nobody may guess: tokens, codes and addresses that open something. Never from a world's seed. */
export interface Secrets {
  /** Lower-case hexadecimal digits. */
  hex(length: number): string;
  /** Decimal digits. */
  digits(length: number): string;
}

/** Secrets from real randomness. */
export const realSecrets: Secrets = {
  hex: (length) => Array.from(bytes(length), (byte) => (byte & 15).toString(16)).join(''),
  digits: (length) => {
    let text = '';
    // Bytes from 250 on would make some digits likelier than others.
    while (text.length < length) for (const byte of bytes(length)) if (byte < 250) text += byte % 10;
    return text.slice(0, length);
  },
};

function bytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
