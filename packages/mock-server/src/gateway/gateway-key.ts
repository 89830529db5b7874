import type { EncryptionKey } from '@croupier/sdk/types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A key is given out until this long before it expires; then a new one is. */
const OVERLAP = HOUR;
/** An old key still opens bodies this long after it has expired: so old may a body be. */
const GRACE = 5 * 60_000;
const KEY_BYTES = 32;

/** The keys for encrypted bodies, which change every 23 hours of real time. */
export interface GatewayKeys {
  /** The key to be given out; it is good for an hour at least. */
  current(): EncryptionKey;
  /** The key of this id; undefined when there is none or it is too old. */
  find(keyId: string): EncryptionKey | undefined;
}

export function createGatewayKeys(wallNow: () => number): GatewayKeys {
  let keys: readonly EncryptionKey[] = [createKey(wallNow())];

  const current = (): EncryptionKey => {
    const now = wallNow();
    const newest = keys.at(-1);
    if (newest !== undefined && Date.parse(newest.expiresAt) - OVERLAP > now) return newest;
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
  return Date.parse(expiresAt) + GRACE > now;
}

/** A key made from real randomness. */
function createKey(now: number): EncryptionKey {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return {
    keyId: `gk_${now.toString(36)}`,
    algorithm: 'A256CBC-HS256',
    gatewayKey: btoa(String.fromCharCode(...bytes)),
    expiresAt: new Date(now + DAY).toISOString(),
  };
}
