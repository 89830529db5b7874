import type { Random } from '../../clock/random.ts';
import type { TableGame } from '../catalogue/index.ts';

/** What won at a table; one of its game's three spots. */
export type Winner =
  | 'PLAYER'
  | 'BANKER'
  | 'TIE'
  | 'DRAGON'
  | 'TIGER'
  | 'RED'
  | 'BLACK'
  | 'ZERO'
  | 'SMALL'
  | 'BIG'
  | 'TRIPLE'
  | 'MERON'
  | 'WALA'
  | 'DRAW';

/** Outcome of a round. Games of two hands have cards, those of a wheel or of dice have numbers, a fight has neither. */
export interface TableDraw {
  readonly winner: Winner;
  /** Cards from 0 to 51, in the order of the games' deck: the suit times 13, plus the rank. */
  readonly first?: readonly number[];
  readonly second?: readonly number[];
  readonly numbers?: readonly number[];
}

const RANKS = 13;
const DECK = 52;
const SHOE = 8 * DECK;
/** Highest total on which the player's hand draws, and the banker's when the player's does not draw. */
const DRAWS_ON = 5;
const NATURAL = 8;
const RED_POCKETS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** Chances of a cockfight in hundredths; a draw has the rest. */
const FIGHT = { MERON: 48, WALA: 44 } as const;

/** Draws a round. The same random numbers give the same round. */
export function drawTable(game: TableGame, random: Random): TableDraw {
  switch (game) {
    case 'BACCARAT':
      return drawBaccarat(drawCards(random, 6));
    case 'DRAGON_TIGER': {
      const [dragon = 0, tiger = 0] = drawCards(random, 2);
      const [high, low] = [dragon % RANKS, tiger % RANKS];
      return { winner: high === low ? 'TIE' : high > low ? 'DRAGON' : 'TIGER', first: [dragon], second: [tiger] };
    }
    case 'ROULETTE': {
      const pocket = random.integer(0, 36);
      return { winner: pocket === 0 ? 'ZERO' : RED_POCKETS.has(pocket) ? 'RED' : 'BLACK', numbers: [pocket] };
    }
    case 'SIC_BO': {
      const numbers = Array.from({ length: 3 }, () => random.integer(1, 6));
      const total = numbers.reduce((sum, die) => sum + die, 0);
      const isTriple = numbers.every((die) => die === numbers[0]);
      return { winner: isTriple ? 'TRIPLE' : total <= 10 ? 'SMALL' : 'BIG', numbers };
    }
    case 'COCKFIGHT': {
      const pick = random.integer(0, 99);
      return { winner: pick < FIGHT.MERON ? 'MERON' : pick < FIGHT.MERON + FIGHT.WALA ? 'WALA' : 'DRAW' };
    }
  }
}

/** Draws cards of a full shoe of eight decks without putting them back. */
function drawCards(random: Random, count: number): readonly number[] {
  const drawn: number[] = [];
  while (drawn.length < count) {
    const card = random.integer(0, SHOE - 1);
    if (!drawn.includes(card)) drawn.push(card);
  }
  return drawn.map((card) => card % DECK);
}

const pointsOf = (card: number): number => Math.min((card % RANKS) + 1, 10) % 10;
const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Ends a round of punto banco with the first six cards of the shoe, of which the last two may stay unused. */
export function drawBaccarat(cards: readonly number[]): TableDraw {
  const [one = 0, two = 0, three = 0, four = 0, next = 0, last = 0] = cards;
  const [player, banker] = [
    [one, three],
    [two, four],
  ];
  if (Math.max(totalOf(player), totalOf(banker)) >= NATURAL) return compare(player, banker);
  const playerDraws = totalOf(player) <= DRAWS_ON;
  if (playerDraws) player.push(next);
  const third = playerDraws ? pointsOf(next) : undefined;
  if (bankerDraws(totalOf(banker), third)) banker.push(playerDraws ? last : next);
  return compare(player, banker);
}

/** The banker's third card, by its total and by the points of the player's third card, if there is one. */
function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= DRAWS_ON;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  return total <= 6 && third >= (total - 3) * 2 && third <= 7;
}

function compare(first: readonly number[], second: readonly number[]): TableDraw {
  const [player, banker] = [totalOf(first), totalOf(second)];
  return { winner: player === banker ? 'TIE' : player > banker ? 'PLAYER' : 'BANKER', first, second };
}
