import { createUuid, GameError, parsePlayed, type GameSession, type Round } from '../../client/game-session.ts';
import { fieldOf } from '../../client/link.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import type { TableGame } from '../rules.ts';
import { stakesOf, type SpotStakes, type TableState } from './outcome.ts';

/** What became of a bet that was sent. */
export type Sent =
  | { readonly kind: 'taken'; readonly balance: string | undefined }
  /** The server refused it; nothing was debited. */
  | { readonly kind: 'refused'; readonly error: GameError }
  /** No answer: the next state of the table says whether it was taken. */
  | { readonly kind: 'unknown' };

/** The player's bets in the current round, as the server has confirmed them. */
export interface Bets {
  /** Sum of the confirmed stakes by spot. */
  readonly taken: () => SpotStakes;
  total(): string;
  last(): Round | undefined;
  readonly isBusy: () => boolean;
  send(roundNumber: number, spots: SpotStakes): Promise<Sent>;
  /** Takes the last bet back; returns the new balance. */
  takeBack(): Promise<string | undefined>;
  /**
   * Takes over the bets of a state; returns those that ended since the last one, whether a bet without an answer was
   * taken, and whether the server has cancelled one.
   */
  update(table: TableState, rounds: readonly Round[]): Update;
}

export interface Update {
  readonly ended: readonly Round[];
  readonly unanswered: 'taken' | 'not-taken' | undefined;
  readonly hasCancelled: boolean;
}

interface Attempt {
  readonly id: string;
  readonly bet: string;
  isUnanswered: boolean;
}

export function createBets(game: TableGame, session: Pick<GameSession, 'request'>): Bets {
  let current: readonly Round[] = [];
  let attempt: Attempt | undefined;
  let isBusy = false;
  /** Bets whose end the player has not seen yet. */
  const waiting = new Map<string, Round>();
  const hold = (round: Round): void => {
    if (!current.some(({ id }) => id === round.id)) current = [...current, round];
    waiting.set(round.id, round);
  };
  const busy = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    isBusy = true;
    return work().finally(() => (isBusy = false));
  };
  return {
    taken: () => sumOf(current.map((round) => stakesOf(game, round))),
    total: () => amountOf(current.reduce((sum, { stake }) => sum + minorOf(stake), 0n)),
    last: () => current.at(-1),
    isBusy: () => isBusy,
    send: (roundNumber, spots) =>
      busy(async () => {
        const bet = { number: roundNumber, spots };
        const text = JSON.stringify(bet);
        // The same bet keeps its id, so that sending it again cannot take the stake twice.
        if (attempt?.bet !== text) attempt = { id: createUuid(), bet: text, isUnanswered: false };
        const sent = attempt;
        try {
          const { round, balance } = parsePlayed(await session.request('play', { round: sent.id, bet }));
          attempt = undefined;
          hold(round);
          return { kind: 'taken', balance } as const;
        } catch (error) {
          if (!(error instanceof GameError)) throw error;
          if (error.code === 'OFFLINE') {
            sent.isUnanswered = true;
            return { kind: 'unknown' } as const;
          }
          attempt = undefined;
          return { kind: 'refused', error } as const;
        }
      }),
    takeBack: () =>
      busy(async () => {
        const round = current.at(-1);
        if (round === undefined) return undefined;
        const answer = await session.request('undo', { round: round.id });
        current = current.filter(({ id }) => id !== round.id);
        waiting.delete(round.id);
        const balance = fieldOf(answer, 'balance');
        return typeof balance === 'string' ? balance : undefined;
      }),
    update(table, rounds) {
      const isAnswered = attempt?.isUnanswered !== true;
      const isTaken = !isAnswered && table.bets.some(({ id }) => id === attempt?.id);
      if (!isAnswered) attempt = undefined;
      current = table.bets;
      for (const round of table.bets) if (round.outcome === null) waiting.set(round.id, round);
      const known = new Map([...rounds, ...table.bets].map((round) => [round.id, round]));
      const ended: Round[] = [];
      let hasCancelled = false;
      for (const id of waiting.keys()) {
        const round = known.get(id);
        if (round !== undefined && round.outcome === null) continue;
        waiting.delete(id);
        if (round === undefined) hasCancelled = true;
        else ended.push(round);
      }
      return { ended, hasCancelled, unanswered: isAnswered ? undefined : isTaken ? 'taken' : 'not-taken' };
    },
  };
}

function sumOf(all: readonly SpotStakes[]): SpotStakes {
  const sums = new Map<string, bigint>();
  for (const stakes of all)
    for (const [id, stake] of Object.entries(stakes)) sums.set(id, (sums.get(id) ?? 0n) + minorOf(stake));
  return Object.fromEntries([...sums].map(([id, sum]) => [id, amountOf(sum)]));
}
