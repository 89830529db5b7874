import { zGameType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { defineLarge, moneyField, timeField } from './define.ts';

/** What was booked on the wallets of an account on one brand day, and whether it played. */
export const accountDayRow = z.object({
  /** Member and day. */
  id: z.string(),
  memberId: z.string(),
  /** `YYYY-MM-DD` in the brand's time zone, by the time of booking. */
  day: z.string(),
  deposit: moneyField,
  /** Less what was returned. */
  withdrawal: moneyField,
  /** Bonuses, rewards and converted points, less forfeited ones. */
  bonus: moneyField,
  /** All rebates, less those taken back. */
  rebate: moneyField,
  /** The rebates that belong to a category of games. */
  rebateByType: z.partialRecord(zGameType, moneyField),
  /** A bet was placed on this day that is not cancelled. */
  hasPlayed: z.boolean(),
});
export type AccountDayRow = z.infer<typeof accountDayRow>;

/** Sums over the whole life of an account; its id is the member's. An account without a row has none. */
export const accountTotalRow = z.object({
  id: z.string(),
  /** Of all wallets together. */
  balance: moneyField,
  deposit: moneyField,
  withdrawal: moneyField,
  bonus: moneyField,
  rebate: moneyField,
  /** Of settled bets, as the next two. */
  stake: moneyField,
  validBet: moneyField,
  payout: moneyField,
  firstDepositAt: z.nullable(timeField),
  lastDepositAt: z.nullable(timeField),
});
export type AccountTotalRow = z.infer<typeof accountTotalRow>;

export const accountFigureCollections = {
  accountDays: defineLarge<AccountDayRow>(accountDayRow, ['memberId', 'day']),
  accountTotals: defineLarge<AccountTotalRow>(accountTotalRow),
};
