import { randomBytes } from 'node:crypto';

import type { EncryptedBody } from '@croupier/sdk/types';

import type { Seal } from '../server/seal.ts';

const MINUTE = 60_000;
const BLOCK = 16;
const KEY_BYTES = 32;

/** One form of an encrypted body, as a test vector of the contract has it. */
export interface BodyForm {
  /** Names of the test vectors that have this form; empty for further ones. */
  readonly vectors: readonly string[];
  /** Part of the body that shows it. */
  readonly part: string;
  /** Completes “when it …”. */
  readonly what: string;
  /** `earlier` is a body that was sent before. */
  readonly make: (seal: Seal, earlier: EncryptedBody) => unknown;
}

/** Forms that a gateway reads. A minute is left for clocks that differ. */
export const READ_FORMS: readonly BodyForm[] = [
  {
    vectors: ['accepts an untouched body'],
    part: 'data',
    what: 'was not changed',
    make: (seal) => seal(),
  },
  {
    vectors: ['accepts a timestamp exactly five minutes old'],
    part: 'timestamp',
    what: 'is four minutes old',
    make: (seal) => seal({ timestamp: minutesFromNow(-4) }),
  },
  {
    vectors: ['accepts a timestamp exactly five minutes ahead'],
    part: 'timestamp',
    what: 'is four minutes ahead',
    make: (seal) => seal({ timestamp: minutesFromNow(4) }),
  },
];

/** Forms that a gateway refuses. */
export const REFUSED_FORMS: readonly BodyForm[] = [
  { vectors: [], part: 'plain', what: 'is not encrypted', make: () => ({}) },
  {
    vectors: ['refuses a nonce that was seen before'],
    part: 'nonce',
    what: 'was used before',
    make: (_seal, earlier) => earlier,
  },
  {
    vectors: ['refuses a timestamp more than five minutes old'],
    part: 'timestamp',
    what: 'is six minutes old',
    make: (seal) => seal({ timestamp: minutesFromNow(-6) }),
  },
  {
    vectors: ['refuses a timestamp more than five minutes ahead'],
    part: 'timestamp',
    what: 'is six minutes ahead',
    make: (seal) => seal({ timestamp: minutesFromNow(6) }),
  },
  {
    vectors: ['refuses data with one bit changed'],
    part: 'data',
    what: 'has one changed bit',
    make: (seal) => change(seal(), 'data', flipBit),
  },
  {
    vectors: ['refuses data cut by one block'],
    part: 'data',
    what: 'is cut by one block',
    make: (seal) => change(seal(), 'data', (bytes) => bytes.subarray(0, -BLOCK)),
  },
  {
    vectors: ['refuses an authentication code with one bit changed'],
    part: 'mac',
    what: 'has one changed bit',
    make: (seal) => change(seal(), 'mac', flipBit),
  },
  {
    vectors: ['refuses an empty authentication code'],
    part: 'mac',
    what: 'is empty',
    make: (seal) => ({ ...seal(), mac: '' }),
  },
  {
    vectors: ['refuses a body made with another key under the same name'],
    part: 'mac',
    what: 'is made with another key',
    make: (seal) => seal({ gatewayKey: randomBytes(KEY_BYTES).toString('base64') }),
  },
  {
    vectors: ['refuses a key that the gateway does not have'],
    part: 'keyId',
    what: 'is unknown',
    make: (seal) => seal({ keyId: 'croupier-verify-unknown' }),
  },
  {
    vectors: ['refuses a body sent to another path'],
    part: 'mac',
    what: 'is made for another path',
    make: (seal) => seal({ path: '/' }),
  },
  {
    vectors: ['refuses a body sent with another method'],
    part: 'mac',
    what: 'is made for another method',
    make: (seal) => seal({ method: 'PATCH' }),
  },
  ...ofAnother('timestamp', 'refuses another timestamp'),
  ...ofAnother('nonce', 'refuses another nonce'),
  ...ofAnother('iv', 'refuses another initialisation vector'),
  ...ofAnother('data'),
  ...ofAnother('mac'),
];

function ofAnother(part: keyof EncryptedBody, ...vectors: readonly string[]): readonly BodyForm[] {
  const make: BodyForm['make'] = (seal, earlier) => ({ ...seal(), [part]: earlier[part] });
  return [{ vectors, part, what: 'is that of another body', make }];
}

function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE).toISOString();
}

function change(body: EncryptedBody, part: keyof EncryptedBody, changeBytes: (bytes: Buffer) => Uint8Array) {
  return { ...body, [part]: Buffer.from(changeBytes(Buffer.from(body[part], 'base64'))).toString('base64') };
}

function flipBit(bytes: Buffer): Uint8Array {
  return bytes.map((byte, index) => (index === 0 ? byte ^ 1 : byte));
}
