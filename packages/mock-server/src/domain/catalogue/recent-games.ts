import type { Game } from '@croupier/sdk/types';

import { sessionOf, newestFirst, pageOf, type CallContext } from '../kernel/index.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { findGame } from './catalogue.ts';
import { describeGame } from './describe-game.ts';
import { toGamePredicate, type GameFilter } from './select-games.ts';

/** Maximum number of recent games per member. */
const MAX_RECENT_GAMES = 40;

/** Records that the caller opened a game; called on launch. Games outside the catalogue are ignored. */
export function addRecentGame(context: CallContext, nodeId: string): void {
  if (findGame(nodeId) === undefined) return;
  const { store, clock } = context;
  const { memberId } = sessionOf(context);
  const id = `${memberId}:${nodeId}`;
  store.transact(() => {
    if (store.recentGames.get(id) !== undefined) store.recentGames.remove(id);
    const rows = store.recentGames.findBy('memberId', memberId);
    for (const row of rows.slice(0, Math.max(0, rows.length + 1 - MAX_RECENT_GAMES))) store.recentGames.remove(row.id);
    store.recentGames.insert({ id, memberId, nodeId, playedAt: clock.now().toISOString() });
  });
}

/** Games that the caller opened recently, newest first. */
export function recentGamesOf(context: CallContext): CatalogueGame[] {
  const played = context.store.recentGames.findBy('memberId', sessionOf(context).memberId);
  const rows = newestFirst(played, ({ playedAt }) => playedAt);
  return rows.flatMap(({ nodeId }) => findGame(nodeId) ?? []);
}

export function listRecentGames(
  context: CallContext,
  { page, pageSize, ...filter }: GameFilter & { readonly page: number; readonly pageSize: number },
): { list: Game[]; totalPages: number } {
  const games = recentGamesOf(context).filter(toGamePredicate(context, filter));
  const { content, totalPages } = pageOf(games, { pageNo: page, pageSize });
  return { list: content.map((game) => describeGame(context, game)), totalPages };
}
