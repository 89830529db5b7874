import type { EncryptionKey } from '@croupier/sdk/types';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

/** Time before the expiry of a key at which a new key replaces it. */
const OVERLAP_MS = HOUR_MS;
/** Time after its expiry during which a key still decrypts: the maximum age of a body. */
const GRACE_MS = 5 * MINUTE_MS;
const KEY_BYTES = 32;

/** Keys of encrypted bodies; a new key every 23 hours of real time. */
export interface GatewayKeys {
  /** Key for new bodies, valid for at least an hour. */
  current(): EncryptionKey;
  /** Key of an id; undefined when it does not exist or no longer decrypts. */
  find(keyId: string): EncryptionKey | undefined;
}

export function createGatewayKeys(wallNow: () => number): GatewayKeys {
  let keys: readonly EncryptionKey[] = [createKey(wallNow())];

  const current = (): EncryptionKey => {
    const now = wallNow();
    const newest = keys.at(-1);
    if (newest !== undefined && Date.parse(newest.expiresAt) - OVERLAP_MS > now) return newest;
    const next = createKey(now);
    keys = [...keys.filter((key) => isAccepted(key, now)), next];
    return next;
  };
  return {
    current,
    find: (keyId) => keys.find((key) => key.keyId === keyId && isAccepted(key, wallNow())),
  };
}

function isAccepted({ expiresAt }: EncryptionKey, now: number): boolean {
  return Date.parse(expiresAt) + GRACE_MS > now;
}

/** A key made from real randomness. */
function createKey(now: number): EncryptionKey {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return {
    keyId: `gk_${now.toString(36)}`,
    algorithm: 'A256CBC-HS256',
    gatewayKey: btoa(String.fromCharCode(...bytes)),
    expiresAt: new Date(now + DAY_MS).toISOString(),
  };
}
