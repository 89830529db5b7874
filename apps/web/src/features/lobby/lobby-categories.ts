import type { GameCategory, GameType } from '@croupier/sdk/types';

/** Categories with listable games: the platform lists none for LOTT. */
export type LobbyCategory = GameCategory & GameType;

const CENTRES = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;

/** Categories whose page lists vendors. */
export type CentreCategory = (typeof CENTRES)[number];

const isCentreCategory = (value: string | null): value is CentreCategory =>
  CENTRES.some((category) => category === value);

/**
 * Category of a vendor page. `/sports` also takes a `gameType`; an empty, unknown or unavailable one is SPORTS
 * [ROUTE-18].
 */
export function centreOf(
  page: CentreCategory,
  gameType: string | null,
  { offersCockfights }: { readonly offersCockfights: boolean },
): CentreCategory {
  if (page !== 'SPORTS' || !isCentreCategory(gameType)) return page;
  return gameType === 'COCKFIGHT' && !offersCockfights ? 'SPORTS' : gameType;
}
