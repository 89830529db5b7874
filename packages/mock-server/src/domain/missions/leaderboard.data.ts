import type { LeaderboardBand } from '@croupier/sdk/types';

/** Prizes of the overall board by place (PR-35), in the brand's currency. */
export const BANDS: readonly LeaderboardBand[] = [
  { from: 1, to: 1, reward: '500.00' },
  { from: 2, to: 2, reward: '300.00' },
  { from: 3, to: 3, reward: '200.00' },
  { from: 4, to: 10, reward: '100.00' },
  { from: 11, to: 20, reward: '50.00' },
];

/** Minimum score for a prize. */
export const LEAST_SCORE = '1000.00';
