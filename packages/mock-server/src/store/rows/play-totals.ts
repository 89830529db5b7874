import { zGameType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { defineLarge, moneyField, timeField } from './define.ts';

/** What a member's settled bets of one brand day and game type add up to. */
export const playDayRow = z.object({
  /** Member, day and game type. */
  id: z.string(),
  memberId: z.string(),
  /** `YYYY-MM-DD` in the brand's time zone, by the time of settlement. */
  day: z.string(),
  gameType: zGameType,
  currency: z.string(),
  stake: moneyField,
  payout: moneyField,
  validBet: moneyField,
  /** Number of settled bets. */
  rounds: z.int(),
  /** Newest settlement that was counted; stays when that bet is taken back. */
  lastSettledAt: timeField,
});
export type PlayDayRow = z.infer<typeof playDayRow>;

export const playTotalCollections = {
  playDays: defineLarge<PlayDayRow>(playDayRow, ['memberId', 'day']),
};
