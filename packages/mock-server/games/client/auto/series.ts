import { minorOf } from '../money.ts';

/** Limits of automatic play. */
export interface AutoLimits {
  readonly rounds: number;
  /** Greatest loss as a decimal string; undefined for none. */
  readonly maxLoss: string | undefined;
  /** Gain at which it stops; undefined for none. */
  readonly maxGain: string | undefined;
  /** Stops after a round with a feature, such as free spins. */
  readonly stopsAtFeature: boolean;
}

/** A series of automatic rounds. */
export interface AutoSeries {
  /** Number of rounds to go. */
  readonly left: number;
  /** Result in minor units. */
  readonly net: bigint;
  readonly hasFeature: boolean;
  readonly limits: AutoLimits;
}

export type AutoEnd = 'done' | 'loss' | 'gain' | 'feature' | 'stopped' | 'paused' | 'failed';

export const startSeries = (limits: AutoLimits): AutoSeries => ({
  left: limits.rounds,
  net: 0n,
  hasFeature: false,
  limits,
});

/** Counts a round that was played. */
export const countRound = (
  series: AutoSeries,
  { stake, payout, hasFeature }: { readonly stake: string; readonly payout: string; readonly hasFeature: boolean },
): AutoSeries => ({
  ...series,
  left: series.left - 1,
  net: series.net - minorOf(stake) + minorOf(payout),
  hasFeature,
});

/** Returns what the series does next; it never takes a stake that may exceed the limit of the loss. */
export function nextOf({ left, net, hasFeature, limits }: AutoSeries, stake: string): 'play' | AutoEnd {
  if (limits.stopsAtFeature && hasFeature) return 'feature';
  if (limits.maxGain !== undefined && net >= minorOf(limits.maxGain)) return 'gain';
  if (left <= 0) return 'done';
  const isWithin = limits.maxLoss === undefined || minorOf(stake) - net <= minorOf(limits.maxLoss);
  return isWithin ? 'play' : 'loss';
}
