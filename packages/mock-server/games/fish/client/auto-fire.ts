import { minorOf } from '../../client/money.ts';

/** Limits of automatic fire. */
export interface AutoLimits {
  readonly shots: number;
  /** Greatest loss as a decimal string; undefined for none. */
  readonly maxLoss: string | undefined;
}

/** A series of automatic shots. */
export interface AutoFire {
  readonly isPaused: boolean;
  /** Number of shots to go. */
  readonly left: number;
  /** Result in minor units. */
  readonly net: bigint;
  readonly limits: AutoLimits;
}

export const startAutoFire = (limits: AutoLimits): AutoFire => ({
  isPaused: false,
  left: limits.shots,
  net: 0n,
  limits,
});

/** Counts a shot that was decided. */
export const countShot = (auto: AutoFire, { stake, payout }: { stake: string; payout: string }): AutoFire => ({
  ...auto,
  left: auto.left - 1,
  net: auto.net - minorOf(stake) + minorOf(payout),
});

/** Returns what the series does next; it never takes a stake that may exceed the limit of the loss. */
export function nextOf({ isPaused, left, net, limits }: AutoFire, stake: string): 'shoot' | 'wait' | 'done' | 'limit' {
  if (left <= 0) return 'done';
  if (isPaused) return 'wait';
  const isWithin = limits.maxLoss === undefined || minorOf(stake) - net <= minorOf(limits.maxLoss);
  return isWithin ? 'shoot' : 'limit';
}
