import { compareAmounts, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { PromotionChallenge, PromotionProgress } from '@croupier/sdk/types';

/** A level of a joined promotion, as a member who has counted so much sees it. */
export interface ChallengeLevel {
  readonly target: string;
  readonly reward: string;
  readonly isReached: boolean;
  /** What is left to play for it; zero once it is reached. */
  readonly missing: string;
}

/** The levels with what is left to each; of nobody's count, all is left. */
export function levelsOf(
  { tiers, currency }: PromotionChallenge,
  progress: Pick<PromotionProgress, 'counted'> | undefined,
): readonly ChallengeLevel[] {
  const counted = parseAmount(progress?.counted ?? '0', currency);
  return tiers.map(({ target, reward }) => {
    const goal = parseAmount(target, currency);
    const isReached = compareAmounts(counted, goal) >= 0;
    return { target, reward, isReached, missing: isReached ? '0' : formatAmount(subtractAmounts(goal, counted)) };
  });
}
