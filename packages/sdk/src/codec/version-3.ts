import AES from 'crypto-js/aes.js';
import core from 'crypto-js/core.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';

import type { EncryptedBody } from '../generated/types.gen.ts';
import type { BodyAddress, BodyCodec } from './body-codec.ts';

/**
 * Encrypt-then-MAC: AES-256-CBC and HMAC-SHA256 with keys derived from the nonce. The contract's EncryptedBody
 * describes it in full.
 */
export const bodyCodecV3: BodyCodec = {
  encrypt({ plain, keyId, gatewayKey, timestamp, nonce, iv, method, path }) {
    const encrypted = AES.encrypt(Utf8.parse(plain), derive(gatewayKey, 'enc', nonce), { iv: Base64.parse(iv) });
    const data = encrypted.ciphertext.toString(Base64);
    const unsigned = { keyId, timestamp, nonce, iv, data };
    return { ...unsigned, mac: sign(gatewayKey, { method, path }, unsigned) };
  },

  decrypt({ body, gatewayKey, method, path }) {
    if (!equalInConstantTime(sign(gatewayKey, { method, path }, body), body.mac)) {
      throw new Error('The authentication code of the body does not match.');
    }
    const ciphertext = core.lib.CipherParams.create({ ciphertext: Base64.parse(body.data) });
    const plain = AES.decrypt(ciphertext, derive(gatewayKey, 'enc', body.nonce), { iv: Base64.parse(body.iv) });
    return plain.toString(Utf8);
  },
};

function derive(gatewayKey: string, purpose: 'enc' | 'mac', nonce: string): core.lib.WordArray {
  return HmacSHA256(`${purpose}|${nonce}`, Base64.parse(gatewayKey));
}

function sign(gatewayKey: string, { method, path }: BodyAddress, body: Omit<EncryptedBody, 'mac'>): string {
  const message = ['3', method, path, body.timestamp, body.nonce, body.iv, body.data].join('\n');
  return HmacSHA256(message, derive(gatewayKey, 'mac', body.nonce)).toString(Base64);
}

/** Compares in constant time, so that a MAC cannot be guessed byte by byte. */
function equalInConstantTime(expected: string, actual: string): boolean {
  let difference = expected.length ^ actual.length;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ (actual.charCodeAt(index) || 0);
  }
  return difference === 0;
}
