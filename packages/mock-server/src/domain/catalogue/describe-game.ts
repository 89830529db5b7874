import type { Game, GameType } from '@croupier/sdk/types';

import { coverAddress } from '../addresses.ts';
import type { DomainContext } from '../context.ts';
import type { CatalogueGame, PlayCategory } from './build-catalogue.ts';
import { gameMaintenanceOf } from './maintenance.ts';

/** Sports are one category on the wire; clients recognise e-sports and cockfights by vendor. */
export function wireType(category: PlayCategory): GameType {
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;
}

/** True when a game is of a type, by its category or by the type of its category on the wire. */
export function isOfType({ category }: CatalogueGame, gameType: GameType): boolean {
  return gameType === category || gameType === wireType(category);
}

/** Converts a game to the contract's shape, with its current maintenance. */
export function describeGame(context: DomainContext, game: CatalogueGame): Game {
  const maintenance = game.isGame ? gameMaintenanceOf(context, game) : undefined;
  const until = maintenance?.until ?? null;
  return {
    nodeId: game.nodeId,
    gameType: wireType(game.category),
    vassalage: game.vendor,
    gameName: game.name,
    ...(game.classify === undefined ? {} : { gameClassify: game.classify }),
    isNew: game.isNew,
    showIcon: coverAddress(game.nodeId),
    isHot: game.hot ? 1 : 0,
    gameCode: game.gameCode,
    isGame: game.isGame,
    state: maintenance === undefined ? 'ONLINE' : 'MAINTENANCE',
    ...(until === null ? {} : { maintenanceEnd: until }),
  };
}
