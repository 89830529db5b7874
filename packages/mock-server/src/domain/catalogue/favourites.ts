import type { FavouritePayload, Game } from '@croupier/sdk/types';

import { sessionOf, pageOf, Refusal, type CallContext, type PageQuery } from '../kernel/index.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { findGame } from './catalogue.ts';
import { isClosedCategory } from './closed-categories.ts';
import { describeGame, wireType } from './describe-game.ts';
import { toGamePredicate, type GameFilter } from './select-games.ts';

/** Adds a favourite; idempotent. */
export function addFavourite(context: CallContext, nodeId: string): void {
  const { store } = context;
  if (findGame(nodeId) === undefined) throw new Refusal('GAME_NOT_FOUND');
  const { memberId } = sessionOf(context);
  const id = keyOf(memberId, nodeId);
  if (store.favourites.get(id) !== undefined) return;
  store.transact(() => store.favourites.insert({ id, memberId, nodeId }));
}

/** Removes a favourite; idempotent, also for unknown games. */
export function removeFavourite(context: CallContext, nodeId: string): void {
  const { store } = context;
  const id = keyOf(sessionOf(context).memberId, nodeId);
  if (store.favourites.get(id) === undefined) return;
  store.transact(() => store.favourites.remove(id));
}

/** Favourites in short form, latest first. */
export function listFavouriteIds(context: CallContext): { content: FavouritePayload[] } {
  return {
    content: favouritesOf(context).map(({ nodeId, vendor, category }) => ({
      nodeId,
      vendor,
      gameType: wireType(category),
    })),
  };
}

/** One page of favourites, latest first. */
export function listFavourites(
  context: CallContext,
  query: GameFilter & PageQuery,
): { content: Game[]; pageNum: number; totalPages: number } {
  const games = favouritesOf(context).filter(toGamePredicate(context, query));
  const { content, pageNum, totalPages } = pageOf(games, query);
  return { content: content.map((game) => describeGame(context, game)), pageNum, totalPages };
}

function favouritesOf(context: CallContext): CatalogueGame[] {
  const { memberId } = sessionOf(context);
  const rows = context.store.favourites.findBy('memberId', memberId).toReversed();
  const games = rows.flatMap(({ nodeId }) => findGame(nodeId) ?? []);
  return games.filter(({ category }) => !isClosedCategory(context, category));
}

function keyOf(memberId: string, nodeId: string): string {
  return `${memberId}:${nodeId}`;
}
