import type { Game, GameDetail, GameType, LanguageCode } from '@croupier/sdk/types';

import { coverAddress, localize, SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';
import { getFlags } from '../site/index.ts';
import { gameFacts, kindOfCategory, type GameFacts } from './game-facts.data.ts';
import type { CatalogueGame, PlayCategory } from './catalogue-game.ts';
import { allGames, findVendor } from './catalogue.ts';
import { gameMaintenanceOf } from './maintenance.ts';
import { tableFacts, tableGameOf } from './table-games.data.ts';

/** Maximum number of similar games. */
const MAX_SIMILAR = 6;

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
    vendorName: findVendor(game.vendor)?.name ?? game.vendor,
    ...(game.isGame ? figuresOf(context, game) : {}),
  };
}

/** A game with its rules and similar games. */
export function describeGameDetail(context: DomainContext, game: CatalogueGame, language?: LanguageCode): GameDetail {
  const { rules } = factsOf(game);
  return {
    ...describeGame(context, game),
    ...(game.isGame ? { rules: localize(rules, language) } : {}),
    similar: game.isGame ? similarTo(context, game).map((other) => describeGame(context, other)) : [],
  };
}

/** What a game states about itself. */
export function factsOf(game: Pick<CatalogueGame, 'category' | 'classify'>): GameFacts {
  const kind = kindOfCategory[game.category];
  return kind === 'table' ? tableFacts[tableGameOf(game)] : gameFacts[kind];
}

function figuresOf(context: DomainContext, game: CatalogueGame): Partial<Game> {
  const { returnRate, volatility, minBet, maxBet } = factsOf(game);
  return { returnRate, volatility, minBet, maxBet, currency: SITE_CURRENCY, hasDemo: getFlags(context).FREEPLAY3 };
}

/** Games of the category that are online; those of the same motif, sub-category and vendor come first. */
function similarTo(context: DomainContext, game: CatalogueGame): CatalogueGame[] {
  const likeness = (other: CatalogueGame): number =>
    Number(other.motif === game.motif) * 4 +
    Number(other.classify === game.classify) * 2 +
    Number(other.vendor === game.vendor);
  return allGames()
    .filter((other) => other.isGame && other.category === game.category && other.nodeId !== game.nodeId)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .filter((other) => gameMaintenanceOf(context, other) === undefined)
    .slice(0, MAX_SIMILAR);
}
