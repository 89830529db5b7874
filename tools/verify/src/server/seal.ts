import { randomBytes } from 'node:crypto';

import { bodyCodecV3 } from '@croupier/sdk/codec';
import type { EncryptedBody } from '@croupier/sdk/types';

const RANDOM_BYTES = 16;

/** What an encrypted body is made of. */
export type Ingredients = Parameters<typeof bodyCodecV3.encrypt>[0];

/** Makes another encrypted body of the same content, with a nonce of its own; `changes` replaces what it is made of. */
export type Seal = (changes?: Partial<Ingredients>) => EncryptedBody;

/** Makes encrypted bodies for one call; timestamp, nonce and initialisation vector are new for each. */
export function createSeal(fixed: Omit<Ingredients, 'timestamp' | 'nonce' | 'iv'>): Seal {
  return (changes = {}) => {
    const fresh = { timestamp: new Date().toISOString(), nonce: randomText(), iv: randomText() };
    return bodyCodecV3.encrypt({ ...fixed, ...fresh, ...changes });
  };
}

function randomText(): string {
  return randomBytes(RANDOM_BYTES).toString('base64');
}
