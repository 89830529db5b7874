import type { Fixture } from './fixtures.ts';

/** A final score with its weight; the chance is the weight over the sum of all weights. All are whole numbers. */
export interface Outcome {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

const cache = new Map<string, readonly Outcome[]>();

/** Every final score that a match can have. Chances follow from its league and the strengths of both sides. */
export function outcomesOf({ league: { code, model }, home, away }: Fixture): readonly Outcome[] {
  const [a, b] = [home[1], away[1]];
  const key = `${code} ${a} ${b}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const outcomes = {
    goals: () => goals(a - b),
    points: () => points(model.kind === 'points' ? model.base : 0, a, b),
    sets: () => sets(model.kind === 'sets' ? model.wins : 2, a - b),
    cards: () => cards(a - b),
  }[model.kind]();
  cache.set(key, outcomes);
  return outcomes;
}

/** Goals of a side by number: a Poisson distribution in whole weights, with so many goals in a hundred matches. */
function goalWeights(perHundred: number): readonly number[] {
  const weights = [10_000];
  for (let number = 1; number <= 6; number += 1) {
    weights.push(Math.round(((weights.at(-1) ?? 0) * perHundred) / (100 * number)));
  }
  return weights;
}

function goals(lead: number): readonly Outcome[] {
  return product(goalWeights(145 + 18 * lead), goalWeights(115 - 15 * lead));
}

/** Points of a side above its base: the sum of three equally likely numbers from 0 to 16. */
function pointWeights(): readonly number[] {
  const weights = Array.from({ length: 49 }, () => 0);
  for (let first = 0; first <= 16; first += 1) {
    for (let second = 0; second <= 16; second += 1) {
      for (let third = 0; third <= 16; third += 1) {
        const sum = first + second + third;
        weights[sum] = (weights[sum] ?? 0) + 1;
      }
    }
  }
  return weights;
}

/** Points by which an extra time is won. */
const EXTRA_POINTS = 5;

function points(base: number, a: number, b: number): readonly Outcome[] {
  const weights = pointWeights();
  return product(weights, weights).flatMap(({ home, away, weight }): readonly Outcome[] => {
    const [left, right] = [base + 2 * a + home, base + 2 * b + away];
    if (left !== right) return [{ home: left, away: right, weight: weight * 2 }];
    return [
      { home: left + EXTRA_POINTS, away: right, weight },
      { home: left, away: right + EXTRA_POINTS, weight },
    ];
  });
}

/** Each set is won by the first side in so many of a hundred. */
function sets(wins: number, lead: number): readonly Outcome[] {
  const chance = 50 + 4 * lead;
  const won = (first: number, other: number, loses: number): number =>
    ways(wins - 1 + loses, loses) * first ** wins * other ** loses * 100 ** (wins - 1 - loses);
  return Array.from({ length: wins }, (_, loses) => loses).flatMap((loses) => [
    { home: wins, away: loses, weight: won(chance, 100 - chance, loses) },
    { home: loses, away: wins, weight: won(100 - chance, chance, loses) },
  ]);
}

/** Each of three judges prefers the first side in so many of a hundred; one in twenty fights is a draw. */
function cards(lead: number): readonly Outcome[] {
  const [first, other] = [50 + 6 * lead, 50 - 6 * lead];
  const decided = [
    { home: 3, away: 0, weight: first ** 3 * 19 },
    { home: 2, away: 1, weight: 3 * first ** 2 * other * 19 },
    { home: 1, away: 2, weight: 3 * first * other ** 2 * 19 },
    { home: 0, away: 3, weight: other ** 3 * 19 },
  ];
  return [...decided, { home: 1, away: 1, weight: 100 ** 3 }];
}

/** Ways to choose so many of all. */
function ways(all: number, chosen: number): number {
  let count = 1;
  for (let index = 1; index <= chosen; index += 1) count = (count * (all - chosen + index)) / index;
  return count;
}

const product = (homes: readonly number[], aways: readonly number[]): readonly Outcome[] =>
  homes.flatMap((first, home) => aways.map((second, away) => ({ home, away, weight: first * second })));
