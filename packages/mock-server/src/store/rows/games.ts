import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** One opened sandbox game; its id is the token that the game plays with. */
export const playSessionRow = z.object({
  id: z.string(),
  launchId: z.string(),
  /** What the game opened it with, so that an answer that was lost can be asked for again. */
  key: z.string(),
  /** What a demo has left to play with; null when the member's own money is played. */
  playMoney: z.nullable(moneyField),
});
export type PlaySessionRow = z.infer<typeof playSessionRow>;

/** One round of a sandbox game; its id is the owner's and the game's id of the round together. */
export const gameRoundRow = z.object({
  id: z.string(),
  /** The member, or the launch of a demo. */
  owner: z.string(),
  /** What the game called it. */
  roundId: z.string(),
  launchId: z.string(),
  /** The game, or the vendor whose lobby it is. */
  place: z.string(),
  at: timeField,
  /** What was bet, as JSON. */
  demand: z.string(),
  stake: moneyField,
  payout: moneyField,
  currency: z.string(),
  /** What its movements are called at the platform. */
  transaction: z.string(),
  /** What fell, as JSON; null until the stake is taken. */
  outcome: z.nullable(z.string()),
  /**
   * STAKING: whether the stake was taken is not known. PAYING: it fell, the win is not booked yet. RETURNING: the stake
   * is to be given back.
   */
  phase: z.enum(['STAKING', 'PAYING', 'SETTLED', 'RETURNING', 'CANCELLED']),
});
export type GameRoundRow = z.infer<typeof gameRoundRow>;

/** The payout that the next round must have, planned by a control call; the oldest plan counts. */
export const plannedRoundRow = z.object({
  id: z.string(),
  /** In whole stakes, both included; `atMost` is null for any. */
  atLeast: z.int(),
  atMost: z.nullable(z.int()),
});
export type PlannedRoundRow = z.infer<typeof plannedRoundRow>;

export const gameCollections = {
  plannedRounds: define<PlannedRoundRow>(plannedRoundRow),
  playSessions: define<PlaySessionRow>(playSessionRow, ['launchId'], { large: true }),
  gameRounds: define<GameRoundRow>(gameRoundRow, ['owner', 'phase'], { large: true }),
};
