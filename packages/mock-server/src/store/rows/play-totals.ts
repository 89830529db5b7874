import { zGameType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { defineLarge, moneyField } from './define.ts';

/** All categories of games, in the order in which rebates are paid. */
export const gameTypes = zGameType.options;

/** Sums of a member's settled bets of one brand day and game type. */
export const playDayRow = z.object({
  /** Member, day and game type. */
  id: z.string(),
  memberId: z.string(),
  /** `YYYY-MM-DD` in the brand's time zone, by the time of settlement. */
  day: z.string(),
  gameType: zGameType,
  currency: z.string(),
  bets: z.int(),
  stake: moneyField,
  /** The part of the stakes that counts as turnover. */
  validBet: moneyField,
  payout: moneyField,
});
export type PlayDayRow = z.infer<typeof playDayRow>;

export const playTotalCollections = {
  playDays: defineLarge<PlayDayRow>(playDayRow, ['memberId', 'day']),
};
