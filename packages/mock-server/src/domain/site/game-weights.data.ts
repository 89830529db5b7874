import type { TurnoverWeight } from '@croupier/sdk/types';

/** Of every peso staked, the part that counts for the turnover of a bonus, by game type. */
export const GAME_WEIGHTS: readonly TurnoverWeight[] = [
  { gameType: 'RNG', weight: '1.0000' },
  { gameType: 'FISH', weight: '1.0000' },
  { gameType: 'ELOTT', weight: '0.5000' },
  { gameType: 'SPORTS', weight: '0.5000' },
  { gameType: 'ESPORTS', weight: '0.5000' },
  { gameType: 'COCKFIGHT', weight: '0.5000' },
  { gameType: 'LIVE', weight: '0.2000' },
  { gameType: 'PVP', weight: '0.1000' },
];
