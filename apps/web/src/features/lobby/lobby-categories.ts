import type { GameCategory, GameType } from '@croupier/sdk/types';

/** Categories whose games can be listed: the platform knows no games of LOTT. */
export type LobbyCategory = GameCategory & GameType;

const CENTRES = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;

/** Categories whose page is a centre of vendors. */
export type CentreCategory = (typeof CENTRES)[number];

const isCentreCategory = (value: string | null): value is CentreCategory =>
  CENTRES.some((category) => category === value);

/**
 * The centre that an address shows. `/sports` also takes a `gameType`: an empty one, one that is unknown and one that
 * the site does not offer is SPORTS [ROUTE-18].
 */
export function centreOf(
  page: CentreCategory,
  gameType: string | null,
  { offersCockfights }: { readonly offersCockfights: boolean },
): CentreCategory {
  if (page !== 'SPORTS' || !isCentreCategory(gameType)) return page;
  return gameType === 'COCKFIGHT' && !offersCockfights ? 'SPORTS' : gameType;
}
