import type { EncryptionKey } from '../generated/types.gen.ts';

export interface GatewayKeys {
  /** The current key; asks for it once and again when it has expired. */
  current(): Promise<EncryptionKey>;
  /** Forgets the key, because the gateway refused a body made with it. */
  forget(): void;
}

/** Keeps the gateway's key between calls; calls that come at the same time share one request for it. */
export function createGatewayKeys(load: () => Promise<EncryptionKey>, now: () => Date): GatewayKeys {
  let pending: Promise<EncryptionKey> | undefined;
  const forget = (): void => {
    pending = undefined;
  };
  const request = (): Promise<EncryptionKey> => {
    pending = load().catch((error: unknown) => {
      forget();
      throw error;
    });
    return pending;
  };
  return {
    forget,
    async current() {
      const key = await (pending ?? request());
      return Date.parse(key.expiresAt) > now().getTime() ? key : request();
    },
  };
}
