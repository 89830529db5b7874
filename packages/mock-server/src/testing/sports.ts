import type { SportsMatch, SportsSelectionRequest } from '@croupier/sdk/types';

import { getMatch, listMatches, setResult } from '../domain/sports/index.ts';
import type { World } from '../node.ts';

/** The matches to come that take bets, in the order of their beginning. */
export function openMatches(world: World, gameType: 'SPORTS' | 'ESPORTS' = 'SPORTS'): readonly SportsMatch[] {
  const { content } = listMatches(world, { gameType, pageNo: 1, pageSize: 200, state: 'SCHEDULED' });
  return content
    .filter(({ markets }) => markets[0]?.state === 'OPEN')
    .map(({ matchId }) => getMatch(world, matchId, 'EN'));
}

/** A selection as it is offered now. */
export function selectionOf(match: SportsMatch | undefined, kind = 'WINNER', index = 0): SportsSelectionRequest {
  const selection = match?.markets.find((market) => market.kind === kind)?.selections[index];
  if (match === undefined || selection === undefined) throw new Error(`No match has a ${kind}.`);
  return { matchId: match.matchId, selectionId: selection.selectionId, odds: selection.odds };
}

/** The first selection of the first match to come. */
export function openSelection(world: World): SportsSelectionRequest {
  return selectionOf(openMatches(world)[0]);
}

/** Ends a match with the score at which the first or the second side has won, or calls it off. */
export function endMatch(world: World, matchId: string, winner: 'HOME' | 'AWAY' | 'OFF'): void {
  setResult(
    world,
    matchId,
    winner === 'OFF' ? undefined : { home: winner === 'HOME' ? 3 : 0, away: winner === 'AWAY' ? 3 : 0 },
  );
}
