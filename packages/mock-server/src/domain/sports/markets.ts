import type { SportsMarket } from '@croupier/sdk/types';

import type { Fixture } from './fixtures.ts';
import { outcomesOf, type Outcome } from './outcomes.ts';

/** What a selection of a market bets on. */
export type Pick = 'HOME' | 'DRAW' | 'AWAY' | 'OVER' | 'UNDER';

export interface Market {
  readonly kind: Exclude<SportsMarket['kind'], 'OTHER'>;
  /** Handicap of the first side, or the total, in halves: 9 is 4.5. 0 for a winner. */
  readonly halves: number;
  readonly picks: readonly Pick[];
  /** Weights of the scores that win and lose each pick; a push is neither. */
  readonly weights: readonly Weights[];
}

interface Weights {
  readonly won: number;
  readonly lost: number;
}

type Line = Omit<Market, 'weights'>;

export type Score = Omit<Outcome, 'weight'>;

const cache = new Map<string, readonly Market[]>();

/**
 * The markets of a match. Handicap and total take the line at which both picks are closest to equal; every second match of a
 * league has whole lines, which a score can meet exactly.
 */
export function marketsOf(fixture: Fixture): readonly Market[] {
  const { league, home, away } = fixture;
  const isWhole = Number(fixture.id.at(-1)) % 2 === 0;
  const key = `${league.code} ${home[1]} ${away[1]} ${isWhole}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const outcomes = outcomesOf(fixture);
  const hasDraw = outcomes.some((score) => score.home === score.away);
  const lines: Line[] = [
    { kind: 'WINNER', halves: 0, picks: hasDraw ? ['HOME', 'DRAW', 'AWAY'] : ['HOME', 'AWAY'] },
    balanced(outcomes, isWhole, { kind: 'HANDICAP', picks: ['HOME', 'AWAY'] }),
    // All judges' cards together are always about three.
    ...(league.model.kind === 'cards'
      ? []
      : [balanced(outcomes, isWhole, { kind: 'TOTAL', picks: ['OVER', 'UNDER'] })]),
  ];
  const markets = lines.map((line) => ({
    ...line,
    weights: line.picks.map((pick) => weightsOf(outcomes, line, pick)),
  }));
  cache.set(key, markets);
  return markets;
}

/** What a final score makes of a pick. */
export function decide(
  { kind, halves }: Omit<Line, 'picks'>,
  pick: Pick,
  { home, away }: Score,
): 'WON' | 'LOST' | 'PUSH' {
  if (kind === 'WINNER') {
    const winner: Pick = home === away ? 'DRAW' : home > away ? 'HOME' : 'AWAY';
    return pick === winner ? 'WON' : 'LOST';
  }
  const above = kind === 'TOTAL' ? 2 * (home + away) - halves : 2 * (home - away) + halves;
  if (above === 0) return 'PUSH';
  return above > 0 === (pick === 'OVER' || pick === 'HOME') ? 'WON' : 'LOST';
}

function weightsOf(outcomes: readonly Outcome[], market: Line, pick: Pick): Weights {
  const sum = { won: 0, lost: 0 };
  for (const outcome of outcomes) {
    const result = decide(market, pick, outcome);
    if (result === 'WON') sum.won += outcome.weight;
    else if (result === 'LOST') sum.lost += outcome.weight;
  }
  return sum;
}

function balanced(outcomes: readonly Outcome[], isWhole: boolean, market: Omit<Line, 'halves'>): Line {
  const reached = outcomes.map(({ home, away }) => (market.kind === 'TOTAL' ? home + away : away - home));
  const [from, to] = [Math.min(...reached), Math.max(...reached)];
  let best = { ...market, halves: 2 * from + 1 };
  let bestGap = Number.POSITIVE_INFINITY;
  for (let halves = 2 * from + 1; halves < 2 * to; halves += 1) {
    if ((halves % 2 === 0) !== isWhole) continue;
    const candidate = { ...market, halves };
    const { won, lost } = weightsOf(outcomes, candidate, market.picks[0] ?? 'HOME');
    const gap = Math.abs(won - lost);
    if (won > 0 && lost > 0 && gap < bestGap) [best, bestGap] = [candidate, gap];
  }
  return best;
}
