import { DAY_MS } from '@croupier/sdk/rules';

import { drawRandom, type Random } from '../../clock/random.ts';
import type { TableGame } from '../catalogue/index.ts';
import { drawTable, type TableDraw } from './table-draws.ts';

/** Times in ms from the start of a round: its length, the end of the bets, and the payment, by when all cards lie. */
const ROUND_MS = 40_000;
const BETTING_MS = 22_000;
const RESULT_MS = 31_000;

/** A round of a table by the world's clock; all tables begin theirs at the same time. */
export interface TableRound {
  /** Counts rounds since 1970; the same number at all tables. */
  readonly number: number;
  /** Number of the round within its day, from 1; shown to players. */
  readonly ofDay: number;
  /** Times in ms since 1970. */
  readonly closesAt: number;
  readonly endsAt: number;
  readonly nextAt: number;
}

export const tableRoundAt = (now: number): TableRound => tableRound(Math.floor(now / ROUND_MS));

export function tableRound(number: number): TableRound {
  const startsAt = number * ROUND_MS;
  return {
    number,
    ofDay: (number % (DAY_MS / ROUND_MS)) + 1,
    closesAt: startsAt + BETTING_MS,
    endsAt: startsAt + RESULT_MS,
    nextAt: startsAt + ROUND_MS,
  };
}

/** Number of the last round whose result everybody has seen. */
export function lastEndedAt(now: number): number {
  const { number, endsAt } = tableRoundAt(now);
  return now >= endsAt ? number : number - 1;
}

/** Random numbers of a table's round: they follow from the table's id and the number. */
export const randomOfRound = (tableId: string, number: number): Random => drawRandom(seedOf(tableId), number);

export const drawTableRound = (game: TableGame, tableId: string, number: number): TableDraw =>
  drawTable(game, randomOfRound(tableId, number));

/** FNV-1a of the table's id. */
function seedOf(tableId: string): number {
  return Array.from(tableId).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}
