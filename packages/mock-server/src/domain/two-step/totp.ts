import { sha1MacOf } from '../kernel/index.ts';
import { fromBase32 } from './base32.ts';

/** What is known of an app: its Base32 secret, and the step of its last accepted code. */
export interface TotpApp {
  readonly secret: string;
  readonly lastStep?: number;
}

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps by which the clock of a phone may be early or late. */
const DRIFT = 1;

/** Number of the 30 seconds of an instant, given in ms since the epoch. */
function stepAt(at: number): number {
  return Math.floor(at / STEP_MS);
}

/** The code that an authenticator app with this Base32 secret shows in a step (RFC 6238: SHA-1, six digits). */
export function totpOf(secret: string, step: number): string {
  const mac = sha1MacOf(fromBase32(secret), step.toString(16).padStart(16, '0'));
  // RFC 4226, 5.3: the last half byte says where the 31 bits of the code begin.
  const offset = 2 * Number.parseInt(mac.slice(-1), 16);
  const bits = Number.parseInt(mac.slice(offset, offset + 8), 16) % 2 ** 31;
  return String(bits % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** A code that is accepted now after that of `lastStep`; undefined until the next one is. */
export function acceptedCode({ secret, lastStep = -1 }: TotpApp, now: Date): string | undefined {
  const current = stepAt(now.getTime());
  const step = Math.max(current, lastStep + 1);
  return step > current + DRIFT ? undefined : totpOf(secret, step);
}

/** The step after `lastStep` whose code this is now, one step of drift allowed; undefined when it is none. */
export function findStep({ secret, lastStep = -1 }: TotpApp, code: string, now: Date): number | undefined {
  const current = stepAt(now.getTime());
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index);
  return steps.find((step) => step > lastStep && totpOf(secret, step) === code);
}
