import type { EncryptedBody } from '../generated/types.gen.ts';

/** Method and path of a request; the MAC of its encrypted body covers both. */
export interface BodyAddress {
  /** Upper case. */
  readonly method: string;
  /** Path of the request, starting with `/`, without origin and query. */
  readonly path: string;
}

export interface EncryptInputs extends BodyAddress {
  /** UTF-8 JSON. */
  readonly plain: string;
  readonly keyId: string;
  /** 32 bytes in base64. */
  readonly gatewayKey: string;
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  /** 16 random bytes in base64, used once. */
  readonly nonce: string;
  /** 16 random bytes in base64. */
  readonly iv: string;
}

export interface DecryptInputs extends BodyAddress {
  readonly body: EncryptedBody;
  /** 32 bytes in base64. */
  readonly gatewayKey: string;
}

/**
 * Encrypts request bodies, and decrypts them on the receiving side. Replace this interface to support another scheme.
 */
export interface BodyCodec {
  encrypt(inputs: EncryptInputs): EncryptedBody;
  /**
   * Returns the plain JSON. Throws when the body was changed, was encrypted for another method or path, or with another
   * key. The caller checks the age of the timestamp and the reuse of the nonce.
   */
  decrypt(inputs: DecryptInputs): string;
}
