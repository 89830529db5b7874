import { parseAmount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { createRandom, type Random } from '../../clock/random.ts';
import { drawNumbers } from './draw-numbers.ts';
import { lotteryOf } from './draws.ts';
import { payoutOf } from './lines.ts';
import { termsOf, type LotteryTerms } from './terms.ts';

const TICKETS = 1_000_000;
/** Real draws by seed and number; the tickets of a draw are independent, because each picks at random. */
const DRAWS = 500;
const lines = ['BOLA642', 'BOLA645', 'BOLA649', 'BOLA655'];
const ways = ['LAST2', 'LAST3', 'ANY3', 'LAST4', 'FIRST2'];

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number));
const minorOf = (amount: string): number => Number(parseAmount(amount, 'PHP').minor);

function termsOfCode(code: string): LotteryTerms {
  const terms = termsOf(lotteryOf(code));
  if (terms === undefined) throw new Error(`${code} sells no tickets.`);
  return terms;
}

/** Different random numbers. */
function pick(random: Random, count: number, from: number, to: number): string[] {
  const numbers: string[] = [];
  while (numbers.length < count) {
    const number = NUMBERS[random.integer(from, to)] ?? '';
    if (!numbers.includes(number)) numbers.push(number);
  }
  return numbers;
}

/** Payouts per stake of a million tickets: mean, standard error of the mean, and how often each payout came. */
function simulate(code: string, stake: string, choose: (index: number) => { numbers: string[]; betWay?: string }) {
  const [lottery, terms] = [lotteryOf(code), termsOfCode(code)];
  const counts = new Map<string, number>();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = drawNumbers(lottery, `20270101-${draw}`);
    for (let index = 0; index < TICKETS / DRAWS; index += 1) {
      const payout = payoutOf(terms, { ...choose(index), stake }, drawn, 'PHP');
      counts.set(payout, (counts.get(payout) ?? 0) + 1);
    }
  }
  const entries = [...counts].map(([payout, count]) => ({
    payout: minorOf(payout) / minorOf(stake),
    share: count / TICKETS,
  }));
  const mean = entries.reduce((sum, { payout, share }) => sum + payout * share, 0);
  return { mean, counts };
}

/** Standard error of a mean of a million values, from the exact distribution. */
const errorOf = (chances: readonly { readonly payout: number; readonly chance: number }[], mean: number): number =>
  Math.sqrt((chances.reduce((sum, { payout, chance }) => sum + payout ** 2 * chance, 0) - mean ** 2) / TICKETS);

describe('a million tickets', () => {
  it.each(lines)('of lines of %s come within three standard errors of its prizes and its return', (code) => {
    const terms = termsOfCode(code);
    if (terms.kind !== 'lines') throw new Error('No lines.');
    const { from, to } = lotteryOf(code);
    const random = createRandom(7);
    const { mean, counts } = simulate(code, terms.linePrice, () => ({ numbers: pick(random, 6, from, to) }));
    const prizes = terms.prizes.map(({ prize, oneIn }) => ({
      prize,
      payout: minorOf(prize) / minorOf(terms.linePrice),
      chance: 1 / oneIn,
    }));
    const stated = Number(terms.returnToPlayer) / 100;
    expect(Math.abs(mean - stated)).toBeLessThan(3 * errorOf(prizes, stated));
    // The return is ruled by the rare first prize, so each prize is compared as well.
    for (const { prize, chance } of prizes) {
      const error = Math.sqrt((chance * (1 - chance)) / TICKETS);
      expect(Math.abs((counts.get(prize) ?? 0) / TICKETS - chance), prize).toBeLessThan(3 * error);
    }
  });

  it.each(ways)('of %s come within three standard errors of its return', (code) => {
    const terms = termsOfCode('HNVIP');
    const way = terms.kind === 'digits' ? terms.betWays.find((one) => one.code === code) : undefined;
    if (way === undefined) throw new Error('No such way.');
    const random = createRandom(11);
    const digit = (): string => NUMBERS[random.integer(0, 9)] ?? '';
    const { mean } = simulate('HNVIP', '10.00', () => ({
      numbers: way.anyOrder === true ? pick(random, way.positions.length, 0, 9) : way.positions.map(digit),
      betWay: code,
    }));
    const stated = Number(way.returnToPlayer) / 100;
    const multiplier = Number(way.multiplier);
    expect(Math.abs(mean - stated)).toBeLessThan(
      3 * errorOf([{ payout: multiplier, chance: stated / multiplier }], stated),
    );
  });
});

it('states the exact chances and returns', () => {
  expect(termsOfCode('BOLA642')).toMatchObject({
    prizes: [{ oneIn: 5_245_786 }, { oneIn: 24_286 }, { oneIn: 555 }, { oneIn: 37 }],
    returnToPlayer: '57.44',
  });
  const terms = termsOfCode('HNVIP');
  expect(
    terms.kind === 'digits' && terms.betWays.map(({ code, oneIn, returnToPlayer }) => [code, oneIn, returnToPlayer]),
  ).toEqual([
    ['LAST2', 100, '95.00'],
    ['LAST3', 1000, '90.00'],
    ['ANY3', 167, '90.00'],
    ['LAST4', 10_000, '90.00'],
    ['FIRST2', 100, '95.00'],
  ]);
});
