import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { LotteryBetWay } from '@croupier/sdk/types';

import { fieldsOf } from '../../shared/stored-json.ts';

/** A line on the slip. */
export interface SlipLine {
  readonly id: string;
  readonly numbers: readonly string[];
  /** Code of the way of betting; undefined for balls. */
  readonly betWay: string | undefined;
  readonly stake: string;
}

/** What the lines cost. */
export function priceOf(lines: readonly SlipLine[], currency: string): string {
  const nothing: Amount = { minor: 0n, currency };
  return formatAmount(lines.reduce((sum, { stake }) => addAmounts(sum, parseAmount(stake, currency)), nothing));
}

/**
 * All lines of the digits chosen for each position, such as 25 and 75 for 2 and 7 before 5. In any order, all digits of a
 * line differ and no two lines have the same ones.
 */
export function combine(digits: readonly (readonly string[])[], anyOrder: boolean): readonly (readonly string[])[] {
  const all = digits.reduce<readonly (readonly string[])[]>(
    (lines, chosen) => lines.flatMap((line) => chosen.map((digit) => [...line, digit])),
    [[]],
  );
  if (!anyOrder) return all;
  const seen = new Set<string>();
  return all.filter((line) => {
    const key = line.toSorted().join('');
    if (new Set(line).size !== line.length || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Lines that the lottery still takes, from storage. */
export function readLines(json: string | null): readonly SlipLine[] {
  let stored: unknown;
  try {
    stored = JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown): SlipLine[] => {
    const { id, numbers, betWay, stake } = fieldsOf(entry);
    if (typeof id !== 'string' || typeof stake !== 'string' || !/^\d{1,9}\.\d\d$/.test(stake)) return [];
    if (!Array.isArray(numbers) || !numbers.every((number) => typeof number === 'string')) return [];
    return [{ id, numbers, betWay: typeof betWay === 'string' ? betWay : undefined, stake }];
  });
}

/** Label of each position of a draw that a way of betting uses. */
export function isUsed({ positions }: Pick<LotteryBetWay, 'positions'>, position: number): boolean {
  return positions.includes(position);
}
