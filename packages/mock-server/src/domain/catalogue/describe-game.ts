import type { Game, GameType } from '@croupier/sdk/types';

import { coverAddress } from '../addresses.ts';
import type { DomainContext } from '../context.ts';
import type { CatalogueGame, PlayCategory } from './build-catalogue.ts';
import { gameMaintenanceOf } from './maintenance.ts';

/** Sports are one category on the wire; clients recognise e-sports and cockfights by vendor. */
export function wireType(category: PlayCategory): GameType {
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;
}

/** Whether a game is of a category, under its own name or the wire's. */
export function isOfType({ category }: CatalogueGame, asked: GameType): boolean {
  return asked === category || asked === wireType(category);
}

/** A game as its tile shows it. */
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
