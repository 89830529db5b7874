export interface NiceScale {
  min: number;
  max: number;
  /** Round values; the first may be above `min`. */
  ticks: number[];
}

/** Space for texts under negative values, as a share of the range. */
const SPACE_BELOW = 0.12;

/** About this many steps between ticks. */
const STEPS = 5;

/** An axis of round ticks that contains zero and all values. */
export function niceScale(values: readonly number[]): NiceScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const range = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(range / STEPS));
  const step = power * ([1, 2, 2.5, 5].find((factor) => range / (power * factor) <= STEPS) ?? 10);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const min = low < 0 ? Math.min(first * step, low - range * SPACE_BELOW) : 0;
  return { min, max: low === high ? step : last * step, ticks };
}
