import type { PlayedGame } from '../seed/history.ts';

/** Number of agents and players that are added on each level; together 10,000. The agents share the level below. */
export const LEVELS: readonly { readonly agents: number; readonly members: number }[] = [
  { agents: 20, members: 80 },
  { agents: 100, members: 1800 },
  { agents: 200, members: 2800 },
  { agents: 0, members: 5000 },
];

/** First parts of the account names. */
export const NAMES = [
  'ana',
  'berto',
  'carding',
  'dolor',
  'elmer',
  'fe',
  'gina',
  'hernan',
  'inday',
  'joselito',
] as const;

/** Games that the accounts play. */
export const GAMES: readonly PlayedGame[] = [
  { vendor: 'TALA', nodeId: 'rng_20510', gameName: 'Bituin ng Maynila', gameType: 'RNG' },
  { vendor: 'AGILA', nodeId: 'live_30010', gameName: 'Baccarat Sampaguita', gameType: 'LIVE' },
];
