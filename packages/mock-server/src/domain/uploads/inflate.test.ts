import { deflateSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { createRandom } from '../../clock/random.ts';
import { inflatesTo } from './inflate.ts';

const random = createRandom(7);
const noise = Uint8Array.from({ length: 90_000 }, () => random.integer(0, 255));
const text = new TextEncoder().encode('Sampaguita, Ilang-ilang at Kalachuchi. '.repeat(4000));
const flat = new Uint8Array(300_000);

const DATA = [
  ['noise', noise],
  ['text', text],
  ['one colour', flat],
  ['nothing', new Uint8Array()],
] as const;

describe.each(DATA)('a stream of %s', (_what, data) => {
  it.each([
    ['stored', { level: 0 }],
    ['with fixed codes', { strategy: constants.Z_FIXED }],
    ['with dynamic codes', { level: 9 }],
  ])('inflates to its exact size when it is %s', (_how, options) => {
    const stream = deflateSync(data, options);
    expect(inflatesTo(stream, data.length)).toBe(true);
    expect(inflatesTo(stream, data.length + 1)).toBe(false);
    expect(data.length > 0 && inflatesTo(stream, data.length - 1)).toBe(false);
  });

  it('is refused when it is truncated, extended or changed', () => {
    const stream = deflateSync(data);
    expect(inflatesTo(stream.subarray(0, -1), data.length)).toBe(false);
    expect(inflatesTo(Buffer.concat([stream, Buffer.from([0])]), data.length)).toBe(false);
    for (const index of [0, stream.length >> 1, stream.length - 1]) {
      const changed = Buffer.from(stream);
      changed[index] = (changed[index] ?? 0) ^ 0x55;
      expect(inflatesTo(changed, data.length)).toBe(false);
    }
  });
});

it('refuses bytes that are no zlib stream', () => {
  for (const bytes of [new Uint8Array(), Uint8Array.of(0x78), Uint8Array.of(0x78, 0x01), noise]) {
    expect(inflatesTo(bytes, 10)).toBe(false);
  }
});
