import { compareAmounts, type Amount } from './money.ts';

/** Whole percent of a requirement that is done, rounded down: 100 only when it is full. */
export function progressOf(done: Amount, required: Amount): number {
  return compareAmounts(done, required) >= 0 ? 100 : Number((done.minor * 100n) / required.minor);
}
