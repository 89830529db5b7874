import type { Game, GameClassify, GameType, LanguageCode } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { pageOf, type PageQuery } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { allGames, findGame } from './catalogue.ts';
import { classifyOf, vendorCard } from './describe-vendor.ts';
import { describeGame, wireType } from './describe-game.ts';
import { gameMaintenanceOf } from './maintenance.ts';
import { toGamePredicate, type GameFilter } from './select-games.ts';
import type { CatalogueGame } from './build-catalogue.ts';

/** Maximum number of hot games on the home page. */
const MAX_HOT_ON_HOME = 60;

/** One page of matching games; empty beyond the last page. */
export function listGames(
  context: DomainContext,
  filter: GameFilter,
  page: PageQuery,
): { games: Game[]; totalPages: number } {
  const matches = toGamePredicate(filter);
  const games = allGames().filter((game) => game.isGame && matches(game));
  const { content, totalPages } = pageOf(games, page);
  return { games: content.map((game) => describeGame(context, game)), totalPages };
}

/** Hot games. On the home page categories alternate, and games under maintenance are left out. */
export function listHotGames(context: DomainContext, filter: GameFilter): { list: Game[] } {
  const matches = toGamePredicate(filter);
  const hot = allGames().filter((game) => game.hot && matches(game));
  const isHome = filter.gameType === undefined || filter.gameType === 'HOME';
  const isOpen = (game: CatalogueGame): boolean => gameMaintenanceOf(context, game) === undefined;
  const shown = isHome ? interleaveCategories(hot.filter(isOpen)).slice(0, MAX_HOT_ON_HOME) : hot;
  return { list: shown.map((game) => describeGame(context, game)) };
}

export function getGame(context: DomainContext, nodeId: string): Game {
  const game = findGame(nodeId);
  if (game === undefined) throw new Refusal('GAME_NOT_FOUND');
  return describeGame(context, game);
}

/** Categories and sub-categories of a vendor's games; empty for an unknown vendor. */
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

function interleaveCategories(games: readonly CatalogueGame[]): CatalogueGame[] {
  const queues = [...Map.groupBy(games, ({ category }) => category).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
}
