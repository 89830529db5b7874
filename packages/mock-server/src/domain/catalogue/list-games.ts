import { compareAmounts, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { Game, GameDetail, GamePage, LanguageCode, VendorGameTypes } from '@croupier/sdk/types';

import { pageOf, Refusal, SITE_CURRENCY, type DomainContext, type PageQuery } from '../kernel/index.ts';
import { allGames, findGame } from './catalogue.ts';
import { isClosedCategory } from './closed-categories.ts';
import { classifyOf, vendorCard } from './describe-vendor.ts';
import { describeGame, describeGameDetail, factsOf, wireType } from './describe-game.ts';
import { gameMaintenanceOf } from './maintenance.ts';
import { distanceOf, toGamePredicate, type GameFilter } from './select-games.ts';
import type { CatalogueGame } from './catalogue-game.ts';

/** Maximum number of hot games on the home page. */
const MAX_HOT_ON_HOME = 60;

export interface GameOrder {
  readonly sort?: 'position' | 'gameName' | 'isHot' | 'isNew' | 'returnRate' | 'minBet' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** One page of matching games; empty beyond the last page. */
export function listGames(context: DomainContext, query: GameFilter & GameOrder & PageQuery): GamePage {
  const matches = toGamePredicate(context, query);
  const games = allGames().filter((game) => game.isGame && matches(game));
  const { content, totalPages, totalElements } = pageOf(sorted(closestFirst(games, query), query), query);
  return { games: content.map((game) => describeGame(context, game)), totalPages, totalGames: totalElements };
}

/** Similar names from the closest on; games in other orders keep theirs. */
function closestFirst(games: readonly CatalogueGame[], { match, gameName = '' }: GameFilter) {
  if (match !== 'similar') return games;
  return games
    .map((game) => ({ game, distance: distanceOf(game, gameName) ?? 0 }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ game }) => game);
}

/** Games in an order; equal ones keep theirs. */
function sorted(games: readonly CatalogueGame[], { sort = 'position', order = 'desc' }: GameOrder) {
  const direction = order === 'asc' ? 1 : -1;
  const minBetOf = (game: CatalogueGame): Amount => parseAmount(factsOf(game).minBet, SITE_CURRENCY);
  const compare: Readonly<Record<typeof sort, (a: CatalogueGame, b: CatalogueGame) => number>> = {
    position: () => 0,
    gameName: (a, b) => a.name.localeCompare(b.name, 'en'),
    isHot: (a, b) => Number(a.hot) - Number(b.hot),
    isNew: (a, b) => Number(a.isNew) - Number(b.isNew),
    returnRate: (a, b) => Number(factsOf(a).returnRate) - Number(factsOf(b).returnRate),
    minBet: (a, b) => compareAmounts(minBetOf(a), minBetOf(b)),
  };
  return games.toSorted((a, b) => direction * compare[sort](a, b));
}

/** Hot games. On the home page categories alternate, and games under maintenance are left out. */
export function listHotGames(context: DomainContext, filter: GameFilter): { list: Game[] } {
  const matches = toGamePredicate(context, filter);
  const hot = allGames().filter((game) => game.hot && matches(game));
  const isHome = filter.gameType === undefined || filter.gameType === 'HOME';
  const isOpen = (game: CatalogueGame): boolean => gameMaintenanceOf(context, game) === undefined;
  const shown = isHome ? interleaveCategories(hot.filter(isOpen)).slice(0, MAX_HOT_ON_HOME) : hot;
  return { list: shown.map((game) => describeGame(context, game)) };
}

export function getGame(context: DomainContext, nodeId: string, language?: LanguageCode): GameDetail {
  const game = findGame(nodeId);
  if (game === undefined || isClosedCategory(context, game.category)) throw new Refusal('GAME_NOT_FOUND');
  return describeGameDetail(context, game, language);
}

/** Categories and sub-categories of a vendor's games; empty for an unknown vendor. */
export function listVendorGameTypes(vassalage: string, language?: LanguageCode): VendorGameTypes {
  const games = allGames().filter(({ isGame, vendor }) => isGame && vendor === vassalage);
  const gameTypes = [...new Set(games.map(({ category }) => wireType(category)))];
  const codes = [...new Set(games.flatMap(({ classify }) => classify ?? []))];
  const categoryOf = (code: string) => games.find(({ classify }) => classify === code)?.category ?? 'RNG';
  return {
    gameTypes,
    gameClassify: codes.map((code) => {
      const gameCount = games.filter(({ classify }) => classify === code).length;
      return classifyOf(code, { vendors: [vendorCard(vassalage, categoryOf(code))], gameCount }, language);
    }),
  };
}

function interleaveCategories(games: readonly CatalogueGame[]): CatalogueGame[] {
  const queues = [...Map.groupBy(games, ({ category }) => category).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
}
