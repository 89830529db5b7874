import type { FavouritePayload, Game } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { pageOf, type PageQuery } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { findGame } from './catalogue.ts';
import { describeGame, wireType } from './describe-game.ts';
import { toGamePredicate, type GameFilter } from './select-games.ts';

/** Adds a favourite; idempotent. */
export function addFavourite({ store }: DomainContext, memberId: string, nodeId: string): void {
  if (findGame(nodeId) === undefined) throw new Refusal('GAME_NOT_FOUND');
  const id = keyOf(memberId, nodeId);
  if (store.favourites.get(id) !== undefined) return;
  store.transact(() => store.favourites.insert({ id, memberId, nodeId }));
}

/** Removes a favourite; idempotent, also for unknown games. */
export function removeFavourite({ store }: DomainContext, memberId: string, nodeId: string): void {
  const id = keyOf(memberId, nodeId);
  if (store.favourites.get(id) === undefined) return;
  store.transact(() => store.favourites.remove(id));
}

/** Favourites in short form, latest first. */
export function listFavouriteIds(context: DomainContext, memberId: string): { content: FavouritePayload[] } {
  return {
    content: favouritesOf(context, memberId).map(({ nodeId, vendor, category }) => ({
      nodeId,
      vendor,
      gameType: wireType(category),
    })),
  };
}

/** One page of favourites, latest first. */
export function listFavourites(
  context: DomainContext,
  memberId: string,
  filter: GameFilter,
  page: PageQuery,
): { content: Game[]; pageNum: number; totalPages: number } {
  const games = favouritesOf(context, memberId).filter(toGamePredicate(filter));
  const { content, pageNum, totalPages } = pageOf(games, page);
  return { content: content.map((game) => describeGame(context, game)), pageNum, totalPages };
}

function favouritesOf({ store }: DomainContext, memberId: string): CatalogueGame[] {
  const rows = store.favourites.findBy('memberId', memberId).toReversed();
  return rows.flatMap(({ nodeId }) => findGame(nodeId) ?? []);
}

function keyOf(memberId: string, nodeId: string): string {
  return `${memberId}:${nodeId}`;
}
