/** A typed percentage with at most two decimals, as rates of the contract have four: `0.4`, `0.40`, `100`. */
const TYPED = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** Hundredths of a percent in 1. */
const WHOLE = 10_000;

/** The rate of a typed percentage, as a decimal string from 0 to 1; undefined when it cannot be read or is above 100. */
export function readPercent(text: string): string | undefined {
  const [, whole, decimals = ''] = TYPED.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (hundredths > WHOLE) return undefined;
  return `${Math.floor(hundredths / WHOLE)}.${String(hundredths % WHOLE).padStart(4, '0')}`;
}

/** A rate as it is typed, in percent: `0.0040` is `0.40`. */
export function percentInput(rate: string): string {
  const hundredths = hundredthsOf(rate);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** The difference of two rates as a decimal string; zero when the second is the higher one. */
export function rateBetween(rate: string, lower: string): string {
  const hundredths = Math.max(0, hundredthsOf(rate) - hundredthsOf(lower));
  return `${Math.floor(hundredths / WHOLE)}.${String(hundredths % WHOLE).padStart(4, '0')}`;
}

/** True for a rate within the range, both ends included. */
export function isWithin(rate: string, { min, max }: { readonly min: string; readonly max: string }): boolean {
  return hundredthsOf(min) <= hundredthsOf(rate) && hundredthsOf(rate) <= hundredthsOf(max);
}

/** A rate in hundredths of a percent, of which each rate is a whole number. */
function hundredthsOf(rate: string): number {
  const [whole = '0', decimals = ''] = rate.split('.');
  return Number(whole) * WHOLE + Number(decimals.padEnd(4, '0'));
}
