import { zGameType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { defineLarge, moneyField, timeField } from './define.ts';

/** The settled bets of a member in 5 minutes and one game type: all windows of contracts are unions of these. */
export const playSlotRow = z.object({
  /** Member, mark and game type. */
  id: z.string(),
  memberId: z.string(),
  /** The member and the brand day `YYYY-MM-DD` of the mark, with a space between. */
  memberDay: z.string(),
  /** Start of the 5 minutes, by the time of settlement. */
  mark: timeField,
  gameType: zGameType,
  currency: z.string(),
  /** Number of bets. */
  bets: z.int(),
  stake: moneyField,
  validBet: moneyField,
  payout: moneyField,
});
export type PlaySlotRow = z.infer<typeof playSlotRow>;

export const playSlotCollections = {
  playSlots: defineLarge<PlaySlotRow>(playSlotRow, ['memberDay']),
};
