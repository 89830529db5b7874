import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** The raffle of one month of the brand. */
export const raffleRow = z.object({
  /** The promotion and the first day of the month. */
  id: z.string(),
  startAt: timeField,
  /** First instant after the month. */
  endAt: timeField,
  closesAt: timeField,
  drawsAt: timeField,
  /** Secret of the draw of tickets; its hash is public from the start. */
  serverSeed: z.string(),
  /** The published list of tickets and its hash; null until the close. */
  ticketsText: z.nullable(z.string()),
  ticketsHash: z.nullable(z.string()),
  /** In the order of the prizes; null until the draw. */
  winners: z.nullable(
    z.array(z.object({ prizeId: z.string(), ticket: z.int(), entryCode: z.string(), cursor: z.int() })),
  ),
});
export type RaffleRow = z.infer<typeof raffleRow>;

/** A member in a raffle. */
export const raffleEntryRow = z.object({
  /** Raffle and member. */
  id: z.string(),
  raffleId: z.string(),
  memberId: z.string(),
  /** Shown in place of the member in the list of tickets. */
  entryCode: z.string(),
  /** Pairs of seeds in the order of their use, with the draws that were made with each; the last one is in use. */
  seeds: z.array(z.object({ serverSeed: z.string(), clientSeed: z.string(), draws: z.int() })),
});
export type RaffleEntryRow = z.infer<typeof raffleEntryRow>;

/** A draw of a member on the wheel. */
export const raffleDrawRow = z.object({
  id: z.string(),
  raffleId: z.string(),
  memberId: z.string(),
  at: timeField,
  prizeId: z.string(),
  /** Number of the draw with its pair of seeds, from 0. */
  nonce: z.int(),
  clientSeed: z.string(),
  serverSeedHash: z.string(),
  cursor: z.int(),
  pick: z.int(),
});
export type RaffleDrawRow = z.infer<typeof raffleDrawRow>;

export const raffleCollections = {
  raffles: define<RaffleRow>(raffleRow),
  raffleEntries: defineLarge<RaffleEntryRow>(raffleEntryRow, ['raffleId']),
  raffleDraws: defineLarge<RaffleDrawRow>(raffleDrawRow, ['memberId']),
};
