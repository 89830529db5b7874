import type { BodyCodec } from '@croupier/sdk/codec';
import type { EncryptedBody } from '@croupier/sdk/types';
import { zEncryptedBody } from '@croupier/sdk/zod';
import { MINUTE_MS } from '@croupier/sdk/rules';

import { Refusal } from '../domain/kernel/index.ts';
import type { GatewayKeys } from './gateway-key.ts';
import { parseJson } from './parse-json.ts';
import type { Stage } from './stages.ts';

const MAX_AGE_MS = 5 * MINUTE_MS;

/**
 * Decrypts request bodies. Refuses a body that is plain, changed, encrypted with another key, reused, or has a
 * timestamp more than five minutes off. Compares with real time, because the client's clock is not the world's.
 */
export function createDecryption(keys: GatewayKeys, wallNow: () => number, codec: Pick<BodyCodec, 'decrypt'>): Stage {
  const usedNonces = new Map<string, number>();

  const storeNonce = (nonce: string, now: number): void => {
    for (const [old, at] of usedNonces) {
      if (now - at <= 2 * MAX_AGE_MS) break;
      usedNonces.delete(old);
    }
    usedNonces.set(nonce, now);
  };
  const decrypt = (body: EncryptedBody, gatewayKey: string, method: string, path: string): string => {
    try {
      return codec.decrypt({ body, gatewayKey, method, path });
    } catch (cause) {
      throw new Refusal('DECRYPT_FAILED', { cause });
    }
  };

  return (call) => {
    if (!call.operation.description.encrypted || call.isDecrypted) return;
    const parsed = zEncryptedBody.safeParse(parseJson(call.bodyText));
    const now = wallNow();
    const key = parsed.success ? keys.find(parsed.data.keyId) : undefined;
    if (
      !parsed.success ||
      key === undefined ||
      Math.abs(now - Date.parse(parsed.data.timestamp)) > MAX_AGE_MS ||
      usedNonces.has(parsed.data.nonce)
    ) {
      throw new Refusal('DECRYPT_FAILED');
    }
    call.bodyText = decrypt(parsed.data, key.gatewayKey, call.request.method, call.path);
    call.isDecrypted = true;
    storeNonce(parsed.data.nonce, now);
  };
}
