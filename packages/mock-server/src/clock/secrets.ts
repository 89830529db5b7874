/** Creates unguessable values: tokens, codes and parts of secret URLs. They do not depend on a world's seed. */
export interface Secrets {
  /** Lower-case hexadecimal digits. */
  hex(length: number): string;
  /** Decimal digits. */
  digits(length: number): string;
}

/** Secrets from the cryptographic random generator. */
export const realSecrets: Secrets = {
  hex: (length) => Array.from(bytes(length), (byte) => (byte & 15).toString(16)).join(''),
  digits: (length) => {
    let text = '';
    // Skips bytes from 250 on, which would make the digits 0 to 5 more likely than the others.
    while (text.length < length) for (const byte of bytes(length)) if (byte < 250) text += byte % 10;
    return text.slice(0, length);
  },
};

function bytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
