import type { Amount } from '@croupier/sdk/rules';

import type { Random } from '../src/clock/random.ts';
import type { TableRound } from '../src/domain/live/index.ts';

/** End of a round: what it pays, and what it shows. */
export interface Result {
  readonly payout: Amount;
  readonly outcome: object;
}

/** A round in which the player has a choice. */
export interface Choice {
  /** What the player may see before the choice. */
  readonly open: object;
  /** Results by choice; the cards behind them are drawn already. */
  readonly results: Readonly<Record<string, Result>>;
  /** Choice that the game makes for a player who made none in time. */
  readonly fallback: string;
}

/** Rules of a game, on the server. */
export interface GameRules {
  /** Returns the total stake and the bet as canonical JSON; undefined for an invalid bet. */
  readonly parseBet: (
    bet: unknown,
    currency: string,
  ) => { readonly stake: Amount; readonly betJson: string } | undefined;
  /** Draws a round to its result, or to the player's choice. The same random numbers give the same round. */
  readonly draw: (betJson: string, currency: string, random: Random) => Result | Choice;
  /** Allowed stakes or chips, ascending. */
  readonly stakeSteps: readonly string[];
  /** Present at a table, whose rounds run by the world's clock and are the same for everybody. */
  readonly shared?: SharedRounds;
}

export interface SharedRounds {
  /** The round that a bet is for. */
  readonly roundOf: (betJson: string) => TableRound;
  readonly randomOf: (roundNumber: number) => Random;
  /** True when a bet and the player's other ones in its round are within the limits. */
  readonly fits: (betJson: string, others: readonly string[], currency: string) => boolean;
}
