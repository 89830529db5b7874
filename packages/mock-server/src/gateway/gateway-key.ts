import type { EncryptionKey } from '@croupier/sdk/types';

const DAY = 86_400_000;
const KEY_BYTES = 32;

/** A key for encrypted bodies from real randomness, valid for a day. */
export function createGatewayKey(wallNow: () => number): EncryptionKey {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return {
    keyId: `gk_${wallNow().toString(36)}`,
    algorithm: 'A256CBC-HS256',
    gatewayKey: btoa(String.fromCharCode(...bytes)),
    expiresAt: new Date(wallNow() + DAY).toISOString(),
  };
}
