import { describe, expect, it } from 'vitest';

import { drawRandom } from '../../src/clock/random.ts';
import { cardsRules, drawDeal, endDeal, isEnded } from './cards-rules.ts';
import {
  ADVISED_DRAW,
  BANK_DRAWS_ON,
  DECK,
  isRoyalNine,
  multiplierOf,
  PAYS,
  pointsOf,
  RANKS,
  RETURN_TO_PLAYER,
  SUITS,
  suitOf,
  rankOf,
  totalOf,
  type Card,
  type Suit,
} from './rules.ts';

const ROUNDS = 1_000_000;

/** The card of a name such as `9h` or `10s`. */
function card(name: string): Card {
  const suit = SUITS.findIndex((candidate) => candidate.startsWith(name.slice(-1)));
  return suit * RANKS.length + RANKS.findIndex((rank) => rank === name.slice(0, -1));
}
const hand = (names: string): readonly Card[] => names.split(' ').map(card);

/** Number of cards in the deck by their points. */
function countPoints(): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let number = 0; number < DECK; number += 1) {
    const points = pointsOf(number);
    counts[points] = (counts[points] ?? 0) + 1;
  }
  return counts;
}

/**
 * Sums the payouts in stakes over all ways to draw six cards, 52 × 51 × … × 47, by their points. Both sums are below
 * Number.MAX_SAFE_INTEGER. One in sixteen hands of a nine and a card without points is a nine and a king of one suit.
 */
function enumerateReturn(): { readonly paid: number; readonly ways: number } {
  const counts = countPoints();
  let [paid, ways] = [0, 0];
  const walk = (drawn: readonly number[], weight: number): void => {
    if (drawn.length === 6) {
      ways += weight;
      paid += weight * averagePayout(drawn);
      return;
    }
    for (const [points, count] of counts.entries()) {
      if (count === 0) continue;
      counts[points] = count - 1;
      walk([...drawn, points], weight * count);
      counts[points] = count;
    }
  };
  walk([], 1);
  return { paid, ways };
}

function averagePayout([
  first = 0,
  open = 0,
  second = 0,
  hidden = 0,
  third = 0,
  bankThird = 0,
]: readonly number[]): number {
  const [player, bank] = [(first + second) % 10, (open + hidden) % 10];
  if (player === 9) {
    const usual = bank === 9 ? PAYS.push : PAYS.win;
    const hasNine = first === 9 || second === 9;
    return hasNine ? (15 * usual + PAYS.royal) / 16 : usual;
  }
  if (bank === 9) return 0;
  const playerEnd = player <= ADVISED_DRAW ? (player + third) % 10 : player;
  const bankEnd = bank <= BANK_DRAWS_ON ? (bank + bankThird) % 10 : bank;
  return playerEnd > bankEnd ? PAYS.win : 0;
}

describe('Lucky Nine', () => {
  it('returns exactly the stated percentage to players who draw on five or less', () => {
    const { paid, ways } = enumerateReturn();
    expect(ways).toBe(52 * 51 * 50 * 49 * 48 * 47);
    expect(((paid * 100) / ways).toFixed(2)).toBe(RETURN_TO_PLAYER);
  }, 60_000);

  it('returns the stated percentage within three standard errors in a million rounds', () => {
    let [sum, squares] = [0, 0];
    for (let number = 1; number <= ROUNDS; number += 1) {
      const deal = drawDeal(drawRandom(20_261_121, number));
      const choice = totalOf(deal.player) <= ADVISED_DRAW ? 'draw' : 'stand';
      const { player, bank } = endDeal(deal, isEnded(deal) ? undefined : choice);
      const payout = multiplierOf(player, bank);
      sum += payout;
      squares += payout ** 2;
    }
    const mean = sum / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS);
    expect(Math.abs(mean - Number(RETURN_TO_PLAYER) / 100)).toBeLessThan(3 * error);
    expect(error).toBeLessThan(0.002);
  }, 60_000);

  it('has one card of every suit and rank', () => {
    const names = Array.from({ length: DECK }, (_, number) => `${suitOf(number)} ${rankOf(number)}`);
    expect(new Set(names)).toEqual(new Set(SUITS.flatMap((suit: Suit) => RANKS.map((rank) => `${suit} ${rank}`))));
  });

  it.each([
    ['Ks 9s', '9h Kh', 21],
    ['9d Kd', '2s 4s', 21],
    ['9d Kh', '2s 4s', 2],
    ['9d Qd', '4h 5h', 1],
    ['4d 5h', '4s 5s', 1],
    ['2d 5h', '4s 5s', 0],
    ['2d 5h Qs', '3s 4s', 0],
    ['2d 5h 2s', '3s 5s', 2],
    ['2d 5h 2s', '9s Ks', 0],
    ['Ks 9s 10s', '4s 4d', 2],
    ['5d 5h 5s', '6s Ks', 0],
  ])('pays for %s against %s %i times the stake', (player, bank, pays) => {
    expect(multiplierOf(hand(player), hand(bank))).toBe(pays);
  });

  it('ends a round at once when one hand is a nine with two cards, and asks the player otherwise', () => {
    const drawn = Array.from({ length: 2000 }, (_, index) =>
      cardsRules.draw('{"stake":"10.00"}', 'PHP', drawRandom(5, index + 1)),
    );
    const asking = drawn.filter((round) => 'results' in round);
    const ended = drawn.filter((round) => 'payout' in round);
    expect(ended.length).toBeGreaterThan(200);
    expect(ended.length).toBeLessThan(500);
    for (const { outcome } of ended) expect(outcome).not.toHaveProperty('choice');
    for (const { open, results } of asking) {
      expect(Object.keys(results)).toEqual(['draw', 'stand']);
      expect(open).toEqual({ player: [expect.any(Number), expect.any(Number)], bank: [expect.any(Number)] });
      expect(Object.values(results).map(({ outcome }) => outcome)).toMatchObject([
        { choice: 'draw' },
        { choice: 'stand' },
      ]);
    }
  });

  it('lets the bank draw on five or less only', () => {
    const totals = Array.from({ length: 500 }, (_, index) => {
      const deal = drawDeal(drawRandom(9, index + 1));
      return [totalOf(deal.bank), endDeal(deal, 'stand').bank.length] as const;
    });
    for (const [total, cards] of totals) expect(cards).toBe(total <= 5 ? 3 : 2);
  });

  it('counts only two cards of one suit as a royal nine', () => {
    expect(isRoyalNine(hand('9s Kh'))).toBe(false);
    expect(isRoyalNine(hand('9s Qs'))).toBe(false);
    expect(isRoyalNine(hand('9s Ks As'))).toBe(false);
  });

  it.each([{ stake: '3.00' }, { stake: '10' }, { stake: 10 }, {}, { stake: '10.00', choice: 'draw' }, null])(
    'refuses the bet %j',
    (bet) => {
      expect(cardsRules.parseBet(bet, 'PHP')).toBeUndefined();
    },
  );
});
