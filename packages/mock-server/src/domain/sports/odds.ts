import { MINUTE_MS } from '@croupier/sdk/rules';

import type { Fixture } from './fixtures.ts';
import type { Market, Pick } from './markets.ts';

/** What stakes that are decided get back on average, in percent; the rest is the vendor's margin. */
export const RETURN_PERCENT = 95;
/** Time in ms after which the odds of a match move. */
const MOVE_MS = 6 * MINUTE_MS;
/** Largest movement of odds from their average, in thousandths. */
const MAX_MOVE = 30;
/** Time in ms for which the markets of a match are suspended now and then, and in how many such times once. */
const SUSPENSION_MS = 4 * MINUTE_MS;
const SUSPENDED_ONCE_IN = 40;
/** Bounds of odds in hundredths. */
const [MIN_ODDS, MAX_ODDS] = [101, 10_000];

/**
 * Odds of a pick at a time, in hundredths. They move around the odds that the chances and the return give: by as much up for
 * the first pick as down for the last, evenly both ways, so that the average return is the stated one.
 */
export function oddsAt(fixture: Fixture, market: Market, pick: Pick, time: number): number {
  const { won = 0, lost = 0 } = market.weights[market.picks.indexOf(pick)] ?? {};
  const average = (RETURN_PERCENT * (won + lost)) / won;
  return Math.min(
    MAX_ODDS,
    Math.max(MIN_ODDS, Math.round((average * (1000 + moveAt(fixture, market, pick, time))) / 1000)),
  );
}

/** True while no bets are taken for a moment. */
export function isSuspendedAt({ id }: Fixture, time: number): boolean {
  return mix(`${id} suspended ${Math.floor(time / SUSPENSION_MS)}`) % SUSPENDED_ONCE_IN === 0;
}

function moveAt({ id }: Fixture, { kind, picks }: Market, pick: Pick, time: number): number {
  if (pick === 'DRAW') return 0;
  const offset = mix(id) % MOVE_MS;
  const move = (mix(`${id} ${kind} ${Math.floor((time + offset) / MOVE_MS)}`) % (2 * MAX_MOVE + 1)) - MAX_MOVE;
  return pick === picks[0] ? move : -move;
}

/** A hash for what need not be unpredictable: FNV-1a with a last mix, which is much faster than the one of the results. */
function mix(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
