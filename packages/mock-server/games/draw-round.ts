import { parseAmount } from '@croupier/sdk/rules';

import { drawRandom } from '../src/clock/random.ts';
import type { GameRoundRow, PlannedRoundRow } from '../src/domain/games/index.ts';
import type { Choice, GameRules, Result } from './game-rules.ts';

/** Maximum draws in the search for a planned payout; on the slot they take about a second. */
const MAX_DRAWS = 100_000;

export interface Draw {
  readonly drawNumber: number;
  readonly drawn: Result | Choice;
}

/** Draws a round with the next number, or with the first number whose payout fits a plan, else with the nearest. */
export function drawRound(
  rules: GameRules,
  round: Pick<GameRoundRow, 'demand' | 'currency' | 'stake'>,
  session: { readonly seed: number; readonly drawn: number },
  plan: PlannedRoundRow | undefined,
): Draw {
  const drawAt = (drawNumber: number): Draw => ({
    drawNumber,
    drawn: drawAgain(rules, round, session.seed, drawNumber),
  });
  const first = session.drawn + 1;
  let nearest = drawAt(first);
  if (plan === undefined) return nearest;
  const stake = parseAmount(round.stake, round.currency).minor;
  let distance = distanceTo(plan, stake, nearest.drawn);
  for (let offset = 1; distance > 0n && offset < MAX_DRAWS; offset += 1) {
    const draw = drawAt(first + offset);
    const next = distanceTo(plan, stake, draw.drawn);
    if (next < distance) [nearest, distance] = [draw, next];
  }
  return nearest;
}

/** Draws a round again from its seed and number. */
export function drawAgain(
  rules: GameRules,
  { demand, currency }: Pick<GameRoundRow, 'demand' | 'currency'>,
  seed: number,
  drawNumber: number,
): Result | Choice {
  return rules.draw(demand, currency, drawRandom(seed, drawNumber));
}

/** Returns the distance of a draw from the planned range in minor units, 0 within it; of a choice the greatest. */
function distanceTo(plan: PlannedRoundRow, stake: bigint, drawn: Result | Choice): bigint {
  const results = 'results' in drawn ? Object.values(drawn.results) : [drawn];
  return results
    .map(({ payout }) => distanceOfPayout(plan, stake, payout.minor))
    .reduce((greatest, distance) => (distance > greatest ? distance : greatest));
}

function distanceOfPayout({ atLeast, atMost }: PlannedRoundRow, stake: bigint, payout: bigint): bigint {
  const min = stake * BigInt(atLeast);
  const max = atMost === null ? payout : stake * BigInt(atMost);
  if (payout < min) return min - payout;
  return payout > max ? payout - max : 0n;
}
