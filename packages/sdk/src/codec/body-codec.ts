import type { EncryptedBody } from '../generated/types.gen.ts';

/** What binds an encrypted body to its call. */
export interface BodyAddress {
  /** Upper case. */
  readonly method: string;
  /** The contract's path, from its first slash, without origin and query. */
  readonly path: string;
}

export interface SealInputs extends BodyAddress {
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

export interface OpenInputs extends BodyAddress {
  readonly body: EncryptedBody;
  /** 32 bytes in base64. */
  readonly gatewayKey: string;
}

/** Encrypts request bodies, and decrypts them for whoever receives calls. The one thing to replace for another scheme. */
export interface BodyCodec {
  seal(inputs: SealInputs): EncryptedBody;
  /** The plain JSON. Throws when the body was changed, re-addressed or made with another key; age and reuse are the caller's to judge. */
  open(inputs: OpenInputs): string;
}
