import { randomBytes } from 'node:crypto';

import { bodyCodecV3 } from '@croupier/sdk/codec';
import type { EncryptedBody, EncryptionKey } from '@croupier/sdk/types';
import { zEncryptedBody } from '@croupier/sdk/zod';

import { isRecord } from '../contract/fields.ts';
import type { Side } from './side.ts';

const RANDOM_BYTES = 16;

/** Method and path of a call, which its encrypted body is bound to. */
interface Address {
  readonly method: string;
  readonly path: string;
}

/** Keys of encrypted bodies by side: a body that was encrypted for one side is encrypted again for the other. */
export interface Encryption {
  /** Remembers the key in an answer to `getEncryptionKey`. */
  note(side: Side, answer: unknown): void;
  /** The plain body; undefined for a body that is not encrypted, or with a key that was not seen. */
  read(body: unknown, address: Address): unknown;
  /** The body as the side accepts it. Other bodies stay as they are. */
  bodyFor(side: Side, body: unknown, address: Address): Promise<unknown>;
}

/** @param loadKey loads the key of a side; undefined for a side that has none, which gets the bodies as they are */
export function createEncryption(loadKey: (side: Side) => Promise<EncryptionKey | undefined>): Encryption {
  const keys = new Map<string, { readonly side: Side; readonly gatewayKey: string }>();
  const open = (body: unknown, address: Address) => {
    const encrypted = zEncryptedBody.safeParse(body);
    const key = encrypted.success ? keys.get(encrypted.data.keyId) : undefined;
    if (!encrypted.success || key === undefined) return undefined;
    const plain = decrypt(encrypted.data, key.gatewayKey, address);
    return plain === undefined ? undefined : { plain, side: key.side };
  };
  return {
    note(side, answer) {
      const value = isRecord(answer) ? answer['value'] : undefined;
      if (!isRecord(value) || typeof value['keyId'] !== 'string' || typeof value['gatewayKey'] !== 'string') return;
      keys.set(value['keyId'], { side, gatewayKey: value['gatewayKey'] });
    },
    read(body, address) {
      const opened = open(body, address);
      return opened === undefined ? undefined : JSON.parse(opened.plain);
    },
    async bodyFor(side, body, address) {
      const opened = open(body, address);
      if (opened === undefined || opened.side === side) return body;
      const key = await loadKey(side);
      if (key === undefined) return body;
      const { keyId, gatewayKey } = key;
      const base64 = (): string => randomBytes(RANDOM_BYTES).toString('base64');
      const inputs = { plain: opened.plain, keyId, gatewayKey, nonce: base64(), iv: base64(), ...address };
      return bodyCodecV3.encrypt({ ...inputs, timestamp: new Date().toISOString() });
    },
  };
}

/** Undefined for a body that was changed; the side that it was made for refuses it. */
function decrypt(body: EncryptedBody, gatewayKey: string, address: Address): string | undefined {
  try {
    return bodyCodecV3.decrypt({ body, gatewayKey, ...address });
  } catch {
    return undefined;
  }
}
