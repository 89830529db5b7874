import { multiplyAmount, parseAmount, type Amount } from './money.ts';

/** Units that make one point: a valid bet of 100.00 at factor 1. */
export const UNITS_PER_POINT = 1_000_000n;
/** Factors of ranks have at most two decimals, so units count hundredths of them. */
const FACTOR_SCALE = 100n;

/** A settled bet, and what its points are multiplied by. */
export interface PointsBet {
  readonly validBet: Amount;
  /** Factor of the rank, a decimal string with at most two decimals: `1.10`. */
  readonly factor: string;
  /** Multiplier of an event, a whole number as a decimal string; `1` without one. */
  readonly multiplier: string;
}

/** The units that a settled bet earns: minor units times hundredths of the factor times the multiplier (rule PR-60). */
export function pointUnitsOf({ validBet: { minor, currency }, factor, multiplier }: PointsBet): bigint {
  const atFactor = multiplyAmount({ minor: minor * FACTOR_SCALE, currency }, factor, 'down');
  return multiplyAmount(atFactor, multiplier, 'down').minor;
}

/** Whole points, and the units that are left: from 0 to below `UNITS_PER_POINT`. */
export interface PointsAndUnits {
  readonly points: bigint;
  readonly remainder: bigint;
}

/**
 * Adds units to those that are left of earlier bets, or takes them away when they are below zero. A remainder below zero is
 * made up by whole points (rule PR-61), so the points are negative then.
 */
export function addPointUnits(remainder: bigint, units: bigint): PointsAndUnits {
  const sum = remainder + units;
  const left = ((sum % UNITS_PER_POINT) + UNITS_PER_POINT) % UNITS_PER_POINT;
  return { points: (sum - left) / UNITS_PER_POINT, remainder: left };
}

/** The money that points are worth, rounded down (rule PR-62). `points` is an integer string, the rate a decimal one. */
export function moneyOfPoints(points: string, rate: string, currency: string): Amount {
  return multiplyAmount(parseAmount(points, currency), rate, 'down');
}
