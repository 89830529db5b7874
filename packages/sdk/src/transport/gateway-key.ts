import type { EncryptionKey } from '../generated/types.gen.ts';

export interface GatewayKeys {
  /** The current key; asks for it once and again when it has expired. */
  current(): Promise<EncryptionKey>;
  /** Forgets this key, because the gateway refused a body made with it. A newer one stays. */
  forget(key: EncryptionKey): void;
}

/** Keeps the gateway's key between calls; calls that come at the same time share one request for it. */
export function createGatewayKeys(load: () => Promise<EncryptionKey>, now: () => Date): GatewayKeys {
  let pending: Promise<EncryptionKey> | undefined;
  let latest: EncryptionKey | undefined;

  const request = (): Promise<EncryptionKey> => {
    const asked = load().then(
      (key) => (latest = key),
      (error: unknown) => {
        if (pending === asked) pending = undefined;
        throw error;
      },
    );
    pending = asked;
    return asked;
  };

  return {
    forget(key) {
      if (latest === key) pending = latest = undefined;
    },
    async current() {
      const shared = pending ?? request();
      const key = await shared;
      if (Date.parse(key.expiresAt) > now().getTime()) return key;
      // Whoever waited for the same stale key shares the new request too.
      return pending === undefined || pending === shared ? request() : pending;
    },
  };
}
