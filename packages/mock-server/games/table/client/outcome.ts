import { parseRound, type Round } from '../../client/game-session.ts';
import { fieldOf } from '../../client/link.ts';
import { GAMES, SPOTS, type TableGame } from '../rules.ts';

/** What a round of the table has shown. */
export interface Drawn {
  readonly winner: string;
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly numbers: readonly number[];
}

/** The current round as the server answered it; times in ms from then on. */
export interface TableState {
  readonly number: number;
  readonly ofDay: number;
  readonly msToClose: number;
  readonly msToEnd: number;
  readonly msToNext: number;
  /** Undefined while bets are taken. */
  readonly result: Drawn | undefined;
  readonly bets: readonly Round[];
  readonly road: readonly Drawn[];
}

/** Stakes by spot, as decimal strings. */
export type SpotStakes = Readonly<Record<string, string>>;

export const gameOf = (answer: unknown): TableGame =>
  GAMES.find((game) => game === fieldOf(answer, 'game')) ?? 'BACCARAT';

/** Returns a table's outcome; undefined for other data. */
export function drawnOf(data: unknown): Drawn | undefined {
  const winner = fieldOf(data, 'winner');
  if (typeof winner !== 'string') return undefined;
  return {
    winner,
    first: numbersOf(fieldOf(data, 'first')),
    second: numbersOf(fieldOf(data, 'second')),
    numbers: numbersOf(fieldOf(data, 'numbers')),
  };
}

export function tableOf(answer: unknown): TableState {
  const table = fieldOf(answer, 'table');
  const number = (name: string): number => Number(fieldOf(table, name) ?? 0);
  return {
    number: number('number'),
    ofDay: number('ofDay'),
    msToClose: number('msToClose'),
    msToEnd: number('msToEnd'),
    msToNext: number('msToNext'),
    result: drawnOf(fieldOf(table, 'result')),
    bets: listOf(fieldOf(table, 'bets')).map(parseRound),
    road: listOf(fieldOf(table, 'road')).flatMap((drawn) => drawnOf(drawn) ?? []),
  };
}

/** Returns the stakes of a bet on the spots of a game. */
export function stakesOf(game: TableGame, { bet }: Pick<Round, 'bet'>): SpotStakes {
  const spots = fieldOf(bet, 'spots');
  const stakes = SPOTS[game].map(({ id }) => [id, fieldOf(spots, id)] as const);
  return Object.fromEntries(stakes.flatMap(([id, stake]) => (typeof stake === 'string' ? [[id, stake]] : [])));
}

const listOf = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);
const numbersOf = (data: unknown): readonly number[] => listOf(data).filter((value) => typeof value === 'number');
