import { parseAmount } from '@croupier/sdk/rules';

import { createRandom } from '../clock/random.ts';
import type { DomainContext } from '../domain/context.ts';
import { takePlannedRound, type GameRoundRow, type PlannedRoundRow } from '../domain/games/rounds.ts';
import type { GameRules } from './game-rules.ts';

/** Limit of the search for a planned payout; about a second on the slot. */
const MAX_DRAWS = 100_000;

/** Draws the outcome of a round: by chance, or with the payout that a control call has planned. */
export function drawRound(
  context: DomainContext,
  rules: GameRules,
  round: GameRoundRow,
): ReturnType<GameRules['draw']> {
  const { random } = context;
  const plan = takePlannedRound(context);
  if (plan === undefined) return rules.draw(round.demand, round.currency, random);
  // Draw from a separate sequence, so that the world's random advances by one step only.
  const own = createRandom(random.integer(0, 2 ** 32 - 1));
  const stake = parseAmount(round.stake, round.currency).minor;
  let nearest = rules.draw(round.demand, round.currency, own);
  let distance = distanceTo(plan, stake, nearest.payout.minor);
  for (let draws = 1; distance > 0n && draws < MAX_DRAWS; draws += 1) {
    const drawn = rules.draw(round.demand, round.currency, own);
    const next = distanceTo(plan, stake, drawn.payout.minor);
    if (next < distance) [nearest, distance] = [drawn, next];
  }
  return nearest;
}

/** How far a payout is outside the planned range, in minor units. */
function distanceTo({ atLeast, atMost }: PlannedRoundRow, stake: bigint, payout: bigint): bigint {
  const least = stake * BigInt(atLeast);
  const most = atMost === null ? payout : stake * BigInt(atMost);
  if (payout < least) return least - payout;
  return payout > most ? payout - most : 0n;
}
