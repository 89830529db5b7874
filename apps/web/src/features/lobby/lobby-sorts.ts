import type { GameOrder } from '../../shared/games/game-queries.ts';

/** Orders of a lobby in display order, with what the platform is asked for; its own order needs nothing. */
export const lobbySorts = {
  recommended: {},
  name: { sort: 'gameName', order: 'asc' },
  newest: { sort: 'isNew' },
  return: { sort: 'returnRate' },
  stake: { sort: 'minBet', order: 'asc' },
} as const satisfies Readonly<Record<string, GameOrder>>;

export type LobbySort = keyof typeof lobbySorts;
