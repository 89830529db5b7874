import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** An open sandbox game; its id is the game's token. */
export const playSessionRow = z.object({
  id: z.string(),
  launchId: z.string(),
  /** Key of the game's `open` call, which may be repeated after a lost answer. */
  key: z.string(),
  /** Demo balance; null when played with the member's money. */
  playMoney: z.nullable(moneyField),
  /** Seed of its rounds, and the number of the last draw; both together give a round's outcome. */
  seed: z.int(),
  drawn: z.int(),
});
export type PlaySessionRow = z.infer<typeof playSessionRow>;

/** One round of a sandbox game; its id combines owner and the game's round id. */
export const gameRoundRow = z.object({
  id: z.string(),
  /** Id of the member, or of the launch of a demo. */
  owner: z.string(),
  /** The game's own id. */
  roundId: z.string(),
  launchId: z.string(),
  /** Id of the room or game, or code of the vendor of a lobby. */
  place: z.string(),
  at: timeField,
  /** The bet as JSON. */
  demand: z.string(),
  stake: moneyField,
  payout: moneyField,
  currency: z.string(),
  /** Prefix of the ids of its transactions at the platform. */
  transaction: z.string(),
  /** Number of its draw in the sequence of its play session's seed; null until the stake is debited. */
  drawNumber: z.nullable(z.int()),
  /** Outcome as JSON, of a round that waits for a choice only what the player may see; null until the stake is debited. */
  outcome: z.nullable(z.string()),
  /**
   * STAKING: the debit's result is unknown. CHOOSING: the player has a choice. WAITING: a bet at a table, whose round
   * ends for everybody at once. PAYING: the outcome is known, the win not
   * yet credited. RETURNING: the stake must be returned.
   */
  phase: z.enum(['STAKING', 'CHOOSING', 'WAITING', 'PAYING', 'SETTLED', 'RETURNING', 'CANCELLED']),
  /** Time after which the game chooses for the player; null without a choice. */
  chooseBy: z.nullable(timeField),
  /** End of the round of a table; absent for other games. */
  endsAt: z.optional(timeField),
});
export type GameRoundRow = z.infer<typeof gameRoundRow>;

/** The payout of a coming round, planned by a control call; the oldest plan is used first. */
export const plannedRoundRow = z.object({
  id: z.string(),
  /** Range in whole stakes, both bounds included; `atMost` is null when there is no upper bound. */
  atLeast: z.int(),
  atMost: z.nullable(z.int()),
});
export type PlannedRoundRow = z.infer<typeof plannedRoundRow>;

/** What the sandbox games remember of a player; its id is the member's, or of a demo for a guest its launch's. */
export const gamePlayerRow = z.object({
  id: z.string(),
  soundOn: z.boolean(),
});
export type GamePlayerRow = z.infer<typeof gamePlayerRow>;

export const gameCollections = {
  gamePlayers: define<GamePlayerRow>(gamePlayerRow),
  plannedRounds: define<PlannedRoundRow>(plannedRoundRow),
  playSessions: defineLarge<PlaySessionRow>(playSessionRow, ['launchId']),
  gameRounds: defineLarge<GameRoundRow>(gameRoundRow, ['owner', 'phase']),
};
