import { describe, expect, it } from 'vitest';

import { fromBase32, toBase32 } from './base32.ts';
import { acceptedCode, findStep, totpOf } from './totp.ts';

/** The secret of RFC 6238, appendix B: `12345678901234567890` in ASCII. */
const SECRET_HEX = '3132333435363738393031323334353637383930';
const SECRET = toBase32(SECRET_HEX);

describe('codes of an authenticator app', () => {
  // The last six of the eight digits that the RFC gives for SHA-1.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(totpOf(SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(acceptedCode({ secret: SECRET }, new Date(seconds * 1000))).toBe(code);
  });

  it('are accepted 30 seconds early or late, and each once', () => {
    const [step, now] = [37, new Date(37 * 30_000)];
    const app = { secret: SECRET };
    const found = [35, 36, 37, 38, 39].map((of) => findStep(app, totpOf(SECRET, of), now));
    expect(found).toEqual([undefined, 36, 37, 38, undefined]);
    const used = { secret: SECRET, lastStep: step };
    expect([36, 37, 38].map((of) => findStep(used, totpOf(SECRET, of), now))).toEqual([undefined, undefined, 38]);
    expect(acceptedCode(used, now)).toBe(totpOf(SECRET, 38));
    expect(acceptedCode({ secret: SECRET, lastStep: 38 }, now)).toBeUndefined();
  });
});

it('Base32 is that of RFC 4648, and reads what it writes', () => {
  expect(toBase32('666f6f6261')).toBe('MZXW6YTB');
  expect(fromBase32(SECRET)).toBe(SECRET_HEX);
});
