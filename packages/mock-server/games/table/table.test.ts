import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TABLE_GAMES, tableFacts } from '../../src/domain/catalogue/index.ts';
import { drawBaccarat, drawTable, drawTableRound, randomOfRound } from '../../src/domain/live/index.ts';
import { totalOf as totalOfOther } from '../cards/rules.ts';
import { tableEn } from './locales/en.data.ts';
import { tableFil } from './locales/fil.data.ts';
import { GAMES, returnedOf, SPOTS, totalOf, type TableGame } from './rules.ts';
import { tableRules } from './table-rules.ts';

const ROUNDS = 1_000_000;
const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Cards of each number of points in eight decks. */
const SHOE: readonly number[] = POINTS.map((points) => (points === 0 ? 128 : 32));
/** A card of each number of points: ten, ace, two … nine. */
const CARD = [9, 0, 1, 2, 3, 4, 5, 6, 7, 8];

const TABLE = { id: 'room_07', game: 'BACCARAT', minBet: '20.00', maxBet: '20000.00' } as const;

/** Weights of the winners, by all six cards that a shoe can begin with. */
function enumerateBaccarat(): Map<string, number> {
  const weights = new Map<string, number>();
  const counts = [...SHOE];
  const walk = (cards: readonly number[], weight: number): void => {
    if (cards.length === 6) {
      const { winner } = drawBaccarat(cards);
      weights.set(winner, (weights.get(winner) ?? 0) + weight);
      return;
    }
    for (const points of POINTS) {
      const count = counts[points] ?? 0;
      counts[points] = count - 1;
      walk([...cards, CARD[points] ?? 0], weight * count);
      counts[points] = count;
    }
  };
  walk([], 1);
  return weights;
}

/** Chances of all winners, counted. */
function enumerate(game: TableGame): ReadonlyMap<string, number> {
  const share = (weights: ReadonlyMap<string, number>) => {
    const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
    return new Map([...weights].map(([winner, weight]) => [winner, weight / sum]));
  };
  switch (game) {
    case 'BACCARAT':
      return share(enumerateBaccarat());
    case 'DRAGON_TIGER': {
      const tie = 31 / 415;
      return new Map([
        ['TIE', tie],
        ['DRAGON', (1 - tie) / 2],
        ['TIGER', (1 - tie) / 2],
      ]);
    }
    case 'ROULETTE':
      return new Map([
        ['RED', 18 / 37],
        ['BLACK', 18 / 37],
        ['ZERO', 1 / 37],
      ]);
    case 'SIC_BO':
      return new Map([
        ['SMALL', 105 / 216],
        ['BIG', 105 / 216],
        ['TRIPLE', 6 / 216],
      ]);
    case 'COCKFIGHT':
      return new Map([
        ['MERON', 0.48],
        ['WALA', 0.44],
        ['DRAW', 0.08],
      ]);
  }
}

describe.each(GAMES)('the spots of %s', (game) => {
  it('state exactly their chance and their return', () => {
    const chances = enumerate(game);
    for (const { id, chance, returns } of SPOTS[game]) {
      const back = [...chances].reduce((sum, [winner, share]) => sum + (share * returnedOf(game, id, winner)) / 100, 0);
      expect([id, ((chances.get(id) ?? 0) * 100).toFixed(2), (back * 100).toFixed(2)]).toEqual([id, chance, returns]);
    }
  }, 30_000);

  it('return the stated part of a million rounds within three standard errors', () => {
    const sums = new Map(SPOTS[game].map(({ id }) => [id, { sum: 0, squares: 0 }]));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { winner } = drawTable(game, randomOfRound('table', round));
      for (const [id, total] of sums) {
        const back = returnedOf(game, id, winner) / 100;
        total.sum += back;
        total.squares += back ** 2;
      }
    }
    for (const { id, returns } of SPOTS[game]) {
      const { sum, squares } = sums.get(id) ?? { sum: 0, squares: 0 };
      const mean = sum / ROUNDS;
      const error = Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS);
      // The stated figure is rounded to a hundredth of a percent.
      expect(Math.abs(mean - Number(returns) / 100)).toBeLessThan(3 * error + 0.00005);
    }
  }, 60_000);

  it('have a name in both languages', () => {
    for (const { id } of SPOTS[game]) for (const texts of [tableEn, tableFil]) expect(texts).toHaveProperty(id);
  });

  it('give the catalogue its figures', () => {
    const highest = Math.max(...SPOTS[game].map(({ returns }) => Number(returns)));
    expect(tableFacts[game].returnRate).toBe((highest / 100).toFixed(4));
    for (const { returns } of SPOTS[game]) expect(tableFacts[game].rules.EN).toContain(`${returns} %`);
  });
});

const card = (name: string): number =>
  'shdc'.indexOf(name.slice(-1)) * 13 +
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(name.slice(0, -1));
const cards = (names: string): number[] => names.split(' ').map(card);

describe('punto banco', () => {
  it.each([
    ['a natural ends the round', '9s 2h Ks 3d 5s 5h', 'PLAYER', 2, 2],
    ['eight against eight is a tie', '8s 8h Ks Kd 5s 5h', 'TIE', 2, 2],
    ['the player stands on six, the banker draws on five', '6s 5h Ks Kd 4s 9h', 'BANKER', 2, 3],
    ['both stand on seven and six', '7s 6h Ks Kd 4s 9h', 'PLAYER', 2, 2],
    ['the banker with three stands on an eight', '2s 3h Ks Kd 8s 9h', 'BANKER', 3, 2],
    ['the banker with three draws on a nine', '2s 3h Ks Kd 9s 5h', 'BANKER', 3, 3],
    ['the banker with four stands on an ace', '2s 4h Ks Kd As 5h', 'BANKER', 3, 2],
    ['the banker with six draws on a six', '4s 6h Ks Kd 6s 2h', 'BANKER', 3, 3],
    ['the banker with six stands on a five', '4s 6h Ks Kd 5s 2h', 'PLAYER', 3, 2],
    ['the banker with seven stands on everything', '5s 7h Ks Kd 7s 2h', 'BANKER', 3, 2],
  ] as const)('%s', (_rule, names, winner, first, second) => {
    const drawn = drawBaccarat(cards(names));
    expect([drawn.winner, drawn.first?.length, drawn.second?.length]).toEqual([winner, first, second]);
  });

  it('counts points as the other card game does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 6, maxLength: 6 }), (six) => {
        const { winner, first = [], second = [] } = drawBaccarat(six);
        const [player, banker] = [totalOf(first), totalOf(second)];
        expect([player, banker]).toEqual([totalOfOther(first), totalOfOther(second)]);
        expect(winner).toBe(player === banker ? 'TIE' : player > banker ? 'PLAYER' : 'BANKER');
      }),
    );
  });
});

describe('a round of a table', () => {
  it('is the same for everybody, and another one at every table and number', () => {
    for (const game of TABLE_GAMES) {
      expect(drawTableRound(game, 'room_07', 44_000_000)).toEqual(drawTableRound(game, 'room_07', 44_000_000));
    }
    const rounds = Array.from({ length: 400 }, (_, index) =>
      JSON.stringify(drawTableRound('BACCARAT', index < 200 ? 'room_01' : 'room_07', 44_000_000 + (index % 200))),
    );
    expect(new Set(rounds).size).toBeGreaterThan(390);
  });

  it('pays every bet the sum of its spots', () => {
    const rules = tableRules(TABLE);
    const stake = fc.integer({ min: 1, max: 1000 }).map((chips) => `${chips * 20}.00`);
    const spots = fc.record({ PLAYER: stake, TIE: stake, BANKER: stake }, { requiredKeys: ['PLAYER'] });
    fc.assert(
      fc.property(spots, fc.integer({ min: 1, max: 1_000_000 }), (stakes, number) => {
        const bet = rules.parseBet({ number, spots: stakes }, 'PHP');
        const drawn = rules.draw(bet?.betJson ?? '', 'PHP', randomOfRound(TABLE.id, number));
        const { winner } = drawTableRound('BACCARAT', TABLE.id, number);
        const expected = Object.entries(stakes).reduce(
          (sum, [id, amount]) => sum + Number(amount) * returnedOf('BACCARAT', id, winner),
          0,
        );
        expect('payout' in drawn && Number(drawn.payout.minor)).toBe(expected);
      }),
    );
  });

  it.each<unknown>([
    { number: 1, spots: {} },
    { number: 1, spots: { BANKER: '10.00' } },
    { number: 1, spots: { BANKER: '30.00' } },
    { number: 1, spots: { BANKER: '20020.00' } },
    { number: 1, spots: { BANKER: '20' } },
    { number: 1, spots: { BANKER: '-20.00' } },
    { number: 1, spots: { DRAGON: '20.00' } },
    { number: 1, spots: { constructor: '20.00' } },
    { number: 1.5, spots: { BANKER: '20.00' } },
    { spots: { BANKER: '20.00' } },
    { stake: '20.00' },
    null,
  ])('refuses the bet %j', (bet) => {
    expect(tableRules(TABLE).parseBet(bet, 'PHP')).toBeUndefined();
  });
});
