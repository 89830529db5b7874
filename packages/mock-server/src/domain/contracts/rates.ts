/** Decimals that a rate has at most. */
const DECIMALS = 4;
const RATE = /^(\d+)(?:\.(\d+))?$/;

/** True for a rate with at most four decimals. */
export function hasRateForm(rate: string): boolean {
  const [whole, , fraction = ''] = RATE.exec(rate) ?? [];
  return whole !== undefined && fraction.length <= DECIMALS;
}

/** Compares two rates, decimal strings of any number of decimals: below 0 when the first is lower. */
export function compareRates(a: string, b: string): number {
  const decimals = Math.max(fractionOf(a).length, fractionOf(b).length);
  const [first, second] = [unitsOf(a, decimals), unitsOf(b, decimals)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

const fractionOf = (rate: string): string => RATE.exec(rate)?.[2] ?? '';

function unitsOf(rate: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = RATE.exec(rate) ?? [];
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
