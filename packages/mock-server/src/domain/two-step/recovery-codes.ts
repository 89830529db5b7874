import type { RecoveryCodes } from '@croupier/sdk/types';

import { fingerprintOf, type DomainContext } from '../kernel/index.ts';
import { toBase32 } from './base32.ts';

/** Hex digits of a code: 40 bits are eight letters of Base32. */
const HEX_DIGITS = 10;

/** The ten codes of an account. */
export type TenCodes = RecoveryCodes['recoveryCodes'];

/** Creates ten codes such as `K7QF-2M5D`. Only their hashes may be stored. */
export function drawRecoveryCodes({ secrets }: DomainContext): TenCodes {
  const draw = (): string => {
    const letters = toBase32(secrets.hex(HEX_DIGITS));
    return `${letters.slice(0, 4)}-${letters.slice(4)}`;
  };
  return [draw(), draw(), draw(), draw(), draw(), draw(), draw(), draw(), draw(), draw()];
}

/** Hash of a code that a member has typed; of a recovery code it is the stored one. */
export function recoveryHashOf(typed: string): string {
  return fingerprintOf(plainCode(typed));
}

/** A typed code without spaces and hyphens, in upper case. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}
