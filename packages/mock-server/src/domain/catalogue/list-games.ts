import type { Game, GameClassify, GameType, LanguageCode } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { pageOf, type PageQuery } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { allGames, findGame } from './catalogue.ts';
import { classifyOf, vendorCard } from './describe-vendor.ts';
import { describeGame, wireType } from './describe-game.ts';
import { maintenanceOf } from './maintenance.ts';
import { toGamePredicate, type GameFilter } from './select-games.ts';
import type { CatalogueGame } from './build-catalogue.ts';

/** How many hot games the home page gets, where no category is asked for. */
const HOT_ON_HOME = 60;

/** One page of the games that fit; beyond the last it is empty. */
export function listGames(
  context: DomainContext,
  filter: GameFilter,
  page: PageQuery,
): { games: Game[]; totalPages: number } {
  const fits = toGamePredicate(filter);
  const games = allGames().filter((game) => game.isGame && fits(game));
  const { content, totalPages } = pageOf(games, page);
  return { games: content.map((game) => describeGame(context, game)), totalPages };
}

/** What the platform puts first. On the home page the categories take turns, and closed games are left out. */
export function listHotGames(context: DomainContext, filter: GameFilter): { list: Game[] } {
  const fits = toGamePredicate(filter);
  const hot = allGames().filter((game) => game.hot && fits(game));
  const isHome = filter.gameType === undefined || filter.gameType === 'HOME';
  const open = (game: CatalogueGame): boolean => maintenanceOf(context, game) === undefined;
  const shown = isHome ? takingTurns(hot.filter(open)).slice(0, HOT_ON_HOME) : hot;
  return { list: shown.map((game) => describeGame(context, game)) };
}

export function getGame(context: DomainContext, nodeId: string): Game {
  const game = findGame(nodeId);
  if (game === undefined) throw new Refusal('GAME_NOT_FOUND');
  return describeGame(context, game);
}

/** The categories and sub-categories that a vendor has games of; none for a vendor that does not exist. */
export function listVendorGameTypes(
  vassalage: string,
  language?: LanguageCode,
): { gameTypes: GameType[]; gameClassify: GameClassify[] } {
  const games = allGames().filter(({ isGame, vendor }) => isGame && vendor === vassalage);
  const gameTypes = [...new Set(games.map(({ category }) => wireType(category)))];
  const codes = [...new Set(games.flatMap(({ classify }) => classify ?? []))];
  const categoryOf = (code: string) => games.find(({ classify }) => classify === code)?.category ?? 'RNG';
  return {
    gameTypes,
    gameClassify: codes.map((code) => classifyOf(code, [vendorCard(vassalage, categoryOf(code))], language)),
  };
}

function takingTurns(games: readonly CatalogueGame[]): CatalogueGame[] {
  const queues = [...Map.groupBy(games, ({ category }) => category).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
}
