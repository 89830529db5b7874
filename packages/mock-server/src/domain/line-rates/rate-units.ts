import { multiplyAmount } from '@croupier/sdk/rules';

import { SITE_CURRENCY } from '../kernel/index.ts';

/** A rate that has at most four decimals, as ten-thousandths; an absent rate is zero. */
export function unitsOfRate(rate = '0'): bigint {
  return multiplyAmount({ minor: 10_000n, currency: SITE_CURRENCY }, rate, 'down').minor;
}

/** A rate from 0 to 1 of so many ten-thousandths, with four decimals. */
export function rateOfUnits(units: bigint): string {
  return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;
}

/** The higher of two rates, an absent one being zero; undefined when both are absent. */
export function higherRate(a: string | undefined, b: string | undefined): string | undefined {
  return unitsOfRate(b) > unitsOfRate(a) ? b : a;
}
