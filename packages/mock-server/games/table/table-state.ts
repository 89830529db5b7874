import type { DomainContext } from '../../src/domain/kernel/index.ts';
import { betsOfRound, tableOf, type GameRoundRow, type PlaySession } from '../../src/domain/games/index.ts';
import { drawTableRound, lastEndedAt, tableRoundAt } from '../../src/domain/live/index.ts';

/** Results on the road. */
const ROAD = 36;

/** The current round of a table: its times, its cards as soon as no bet is taken any more, and the player's bets. */
export function describeTable(
  context: DomainContext,
  play: PlaySession,
  describeRound: (round: GameRoundRow) => object,
) {
  const now = context.clock.now().getTime();
  const { id, game } = tableOf(play.launch);
  const { number, ofDay, closesAt, endsAt, nextAt } = tableRoundAt(now);
  const bets = betsOfRound(context, play, new Date(endsAt).toISOString()).filter(({ phase }) => phase !== 'STAKING');
  const last = lastEndedAt(now);
  return {
    number,
    ofDay,
    msToClose: closesAt - now,
    msToEnd: endsAt - now,
    msToNext: nextAt - now,
    ...(now >= closesAt ? { result: drawTableRound(game, id, number) } : {}),
    bets: bets.map(describeRound),
    road: Array.from({ length: ROAD }, (_, index) => drawTableRound(game, id, last - ROAD + 1 + index)),
  };
}
