import type { Game } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { newestFirst } from '../newest-first.ts';
import { pageOf } from '../paging.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { findGame } from './catalogue.ts';
import { describeGame } from './describe-game.ts';
import { toGamePredicate, type GameFilter } from './select-games.ts';

/** Maximum number of recent games per member. */
const MAX_RECENT_GAMES = 40;

/** Records that a member opened a game; called on launch. Games outside the catalogue are ignored. */
export function addRecentGame({ store, clock }: DomainContext, memberId: string, nodeId: string): void {
  if (findGame(nodeId) === undefined) return;
  const id = `${memberId}:${nodeId}`;
  store.transact(() => {
    if (store.recentGames.get(id) !== undefined) store.recentGames.remove(id);
    const rows = store.recentGames.findBy('memberId', memberId);
    for (const row of rows.slice(0, Math.max(0, rows.length + 1 - MAX_RECENT_GAMES))) store.recentGames.remove(row.id);
    store.recentGames.insert({ id, memberId, nodeId, playedAt: clock.now().toISOString() });
  });
}

/** Recently opened games, newest first. */
export function recentGamesOf({ store }: DomainContext, memberId: string): CatalogueGame[] {
  const rows = newestFirst(store.recentGames.findBy('memberId', memberId), ({ playedAt }) => playedAt);
  return rows.flatMap(({ nodeId }) => findGame(nodeId) ?? []);
}

export function listRecentGames(
  context: DomainContext,
  memberId: string,
  filter: GameFilter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): { list: Game[]; totalPages: number } {
  const games = recentGamesOf(context, memberId).filter(toGamePredicate(filter));
  const { content, totalPages } = pageOf(games, { pageNo: page, pageSize });
  return { list: content.map((game) => describeGame(context, game)), totalPages };
}
