import { addAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { Reward } from '@croupier/sdk/types';

type Summed = Pick<Reward, 'amount' | 'factor'>;

/** True for a reward that can be withdrawn as soon as it was collected. */
export const isFree = ({ factor }: Pick<Reward, 'factor'>): boolean => Number(factor) === 0;

/** Sums of rewards as decimal strings: those that are free at once, and those that have to be played. */
export function rewardSums(
  rewards: readonly Summed[],
  currency: string,
): { readonly free: string; readonly toPlay: string } {
  const sumOf = (part: readonly Summed[]): string =>
    formatAmount(part.map(({ amount }) => parseAmount(amount, currency)).reduce(addAmounts, { minor: 0n, currency }));
  return { free: sumOf(rewards.filter(isFree)), toPlay: sumOf(rewards.filter((reward) => !isFree(reward))) };
}
