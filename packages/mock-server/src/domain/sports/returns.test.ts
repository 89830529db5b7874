import { describe, expect, it } from 'vitest';

import { createRandom } from '../../clock/random.ts';
import { fixturesFrom } from './fixtures.ts';
import { decide, marketsOf } from './markets.ts';
import { oddsAt, RETURN_PERCENT } from './odds.ts';
import { outcomesOf } from './outcomes.ts';
import { isSeededOff, seededScore } from './results.ts';

const BETS = 1_000_000;
const DAY_MS = 24 * 60 * 60_000;

/** Matches of three years with their seeded results. */
const matches = fixturesFrom('2027-01-01', 365 * 3).map((fixture) => ({
  fixture,
  score: seededScore(fixture),
  markets: marketsOf(fixture),
}));

describe('a million seeded bets on real matches', () => {
  it('get back the stated share of stakes that are decided, within three standard errors', () => {
    const random = createRandom(20_261_121);
    // Bets on one match are not independent, so the error is that of the means of the matches.
    const sums = new Map<string, { paid: number; count: number }>();
    let pushes = 0;
    for (let bet = 0; bet < BETS; bet += 1) {
      const { fixture, score, markets } = matches[random.integer(0, matches.length - 1)] ?? {};
      const market = markets?.[random.integer(0, markets.length - 1)];
      const pick = market?.picks[random.integer(0, market.picks.length - 1)];
      if (fixture === undefined || market === undefined || pick === undefined || score === undefined)
        throw new Error('No match.');
      const result = decide(market, pick, score);
      if (result === 'PUSH') {
        pushes += 1;
        continue;
      }
      const odds = oddsAt(fixture, market, pick, fixture.startsAt - Math.floor(random.next() * 7 * DAY_MS));
      const sum = sums.get(fixture.id) ?? { paid: 0, count: 0 };
      sums.set(fixture.id, { paid: sum.paid + (result === 'WON' ? odds / 100 : 0), count: sum.count + 1 });
    }
    const decided = BETS - pushes;
    const mean = [...sums.values()].reduce((total, { paid }) => total + paid, 0) / decided;
    const squares = [...sums.values()].reduce((total, { paid, count }) => total + (paid - mean * count) ** 2, 0);
    const error = Math.sqrt(squares) / decided;
    expect(pushes).toBeGreaterThan(BETS / 100);
    expect(error).toBeLessThan(0.01);
    expect(Math.abs(mean - RETURN_PERCENT / 100), `${mean} ± ${error}`).toBeLessThan(3 * error);
  });

  it('meet scores as often as their weights say, within three standard errors', () => {
    const [match] = matches;
    if (match === undefined) throw new Error('No match.');
    const expected = matches.map(({ fixture }) => {
      const outcomes = outcomesOf(fixture);
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
      return outcomes.filter(({ home, away }) => home > away).reduce((sum, { weight }) => sum + weight, 0) / total;
    });
    const variance = expected.reduce((sum, chance) => sum + chance * (1 - chance), 0);
    const won = matches.filter(({ score }) => score.home > score.away).length;
    expect(Math.abs(won - expected.reduce((sum, chance) => sum + chance, 0))).toBeLessThan(3 * Math.sqrt(variance));
  });

  it('see one match in sixty called off, within three standard errors', () => {
    const off = matches.filter(({ fixture }) => isSeededOff(fixture)).length;
    const chance = 1 / 60;
    expect(Math.abs(off - matches.length * chance)).toBeLessThan(3 * Math.sqrt(matches.length * chance * (1 - chance)));
  });
});

it('a result can be recomputed from id and seed by anybody: a vector of Python', () => {
  // int(hmac(sha256('match mt_COAST_20261121_1'), 'mt_COAST_20261121_1:score:0')[:8]) is 10225625603099577922.
  const fixture = fixturesFrom('2026-11-21', 1).find(({ id }) => id === 'mt_COAST_20261121_1');
  if (fixture === undefined) throw new Error('No match.');
  const outcomes = outcomesOf(fixture);
  expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000_000_000);
  // 3099577922 is above the weights of 3 : 0 and 0 : 3, and not above them with that of 3 : 1.
  expect(outcomes.slice(0, 3).map(({ weight }) => weight)).toEqual([1_574_640_000, 973_360_000, 2_173_003_200]);
  expect(seededScore(fixture)).toEqual({ home: 3, away: 1 });
});
