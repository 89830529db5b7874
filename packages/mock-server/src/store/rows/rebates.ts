import { zGameType, zRebateRates, zRebateSource } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** The rates of the running day of a member; its id is the member's. Without a row they are those without a rank. */
export const rebateRatesRow = z.object({ id: z.string(), rates: zRebateRates });
export type RebateRatesRow = z.infer<typeof rebateRatesRow>;

/** When rates are fixed next; one row `next`. */
export const rebateDayRow = z.object({ id: z.string(), at: timeField });
export type RebateDayRow = z.infer<typeof rebateDayRow>;

/** The rebate of one category of a day: open until it is paid, then a record. Further bets of the day open another. */
export const rebateRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** The member and the day `YYYY-MM-DD`, with a space between. */
  memberDay: z.string(),
  gameType: zGameType,
  rate: z.string(),
  currency: z.string(),
  /** Valid bets that are counted; after the payment without those that were taken back. */
  validBet: moneyField,
  /** `DROPPED` when less than the smallest unit was left at the end of the day. */
  state: z.enum(['OPEN', 'PAID', 'DROPPED']),
  /** When it is paid without a claim. */
  dueAt: timeField,
  /** What was paid, for which valid bets, and by which movement; null while it is not. */
  paid: z.nullable(
    z.object({
      at: timeField,
      source: zRebateSource,
      validBet: moneyField,
      amount: moneyField,
      movementId: z.string(),
    }),
  ),
});
export type RebateRow = z.infer<typeof rebateRow>;

/** The rebate that a settled bet counts for; its id is the bet's. */
export const rebateBetRow = z.object({ id: z.string(), rebateId: z.string(), validBet: moneyField });
export type RebateBetRow = z.infer<typeof rebateBetRow>;

/** Rebates that were paid for bets that were taken back since; its id is the member's. */
export const rebateDebtRow = z.object({ id: z.string(), amount: moneyField });
export type RebateDebtRow = z.infer<typeof rebateDebtRow>;

export const rebateCollections = {
  rebateRates: defineLarge<RebateRatesRow>(rebateRatesRow),
  rebateDays: define<RebateDayRow>(rebateDayRow),
  rebates: defineLarge<RebateRow>(rebateRow, ['memberId', 'memberDay', 'state']),
  rebateBets: defineLarge<RebateBetRow>(rebateBetRow),
  rebateDebts: define<RebateDebtRow>(rebateDebtRow),
};
