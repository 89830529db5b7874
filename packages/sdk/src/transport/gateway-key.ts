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
      // Callers that waited for the same stale key share the new request.
      return pending === undefined || pending === shared ? request() : pending;
    },
  };
}
