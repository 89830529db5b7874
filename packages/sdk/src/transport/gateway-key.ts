import type { EncryptionKey } from '../generated/types.gen.ts';

export interface GatewayKeys {
  /** Returns the current key; fetches it when there is none or it has expired. */
  current(): Promise<EncryptionKey>;
  /** Discards this key after the gateway refused a body made with it. A newer key is kept. */
  forget(key: EncryptionKey): void;
}

/** Caches the gateway's key; concurrent calls share one request for it. */
export function createGatewayKeys(load: () => Promise<EncryptionKey>, now: () => Date): GatewayKeys {
  let pending: Promise<EncryptionKey> | undefined;
  let latestKey: EncryptionKey | undefined;

  const fetchKey = (): Promise<EncryptionKey> => {
    const pendingKey = load().then(
      (key) => (latestKey = key),
      (error: unknown) => {
        if (pending === pendingKey) pending = undefined;
        throw error;
      },
    );
    pending = pendingKey;
    return pendingKey;
  };

  return {
    forget(key) {
      if (latestKey === key) pending = latestKey = undefined;
    },
    async current() {
      const shared = pending ?? fetchKey();
      const key = await shared;
      if (Date.parse(key.expiresAt) > now().getTime()) return key;
      // Callers that waited for the same stale key share the new request.
      return pending === undefined || pending === shared ? fetchKey() : pending;
    },
  };
}
