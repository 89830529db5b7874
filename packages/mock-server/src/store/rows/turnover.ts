import { zGameType, zTurnoverGrantSource, zTurnoverGrantState, zTurnoverWeight } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** A credit with required turnover. */
export const turnoverGrantRow = z.object({
  id: z.string(),
  memberId: z.string(),
  source: zTurnoverGrantSource,
  /** The bonus that it belongs to; null for deposits and transfers. */
  bonusId: z.nullable(z.string()),
  /** The credit belongs to a promotion or has no reference; false also for the bonus of a payment method, and a reward. */
  ofPromotion: z.boolean(),
  titleEn: z.string(),
  titleTy: z.string(),
  principal: moneyField,
  required: moneyField,
  done: moneyField,
  currency: z.string(),
  state: zTurnoverGrantState,
  createdAt: timeField,
  /** When it was done, dropped or taken back; null while it is OPEN. */
  endedAt: z.nullable(timeField),
  /** Time at which it expires while it is OPEN; null when it does not. */
  expiresAt: z.nullable(timeField),
  locksWinnings: z.boolean(),
  /** Maximum stake of a round while it is OPEN. */
  maxStake: z.nullable(moneyField),
  /** Weights of its own; null for those of the site. */
  weights: z.nullable(z.array(zTurnoverWeight)),
  /** What the wallets lacked of a bonus that was taken back; it comes out of the payouts of `owedBets`. */
  owed: moneyField,
  /** Ids of the bets that were open when the bonus was taken back, and still are. */
  owedBets: z.array(z.string()),
});
export type TurnoverGrantRow = z.infer<typeof turnoverGrantRow>;

/** What has counted for a grant in one category of games; `counted` of all is what is done. */
export const turnoverContributionRow = z.object({
  /** Grant and game type. */
  id: z.string(),
  grantId: z.string(),
  gameType: zGameType,
  /** Turnover that reached the grant. */
  validBet: moneyField,
  counted: moneyField,
});
export type TurnoverContributionRow = z.infer<typeof turnoverContributionRow>;

/** What a settled bet added to grants; its id is the bet's. */
export const turnoverShareRow = z.object({
  id: z.string(),
  shares: z.array(z.object({ grantId: z.string(), amount: moneyField, used: moneyField })),
});
export type TurnoverShareRow = z.infer<typeof turnoverShareRow>;

export const turnoverCollections = {
  turnoverGrants: define<TurnoverGrantRow>(turnoverGrantRow, ['memberId', 'state', 'bonusId']),
  turnoverContributions: define<TurnoverContributionRow>(turnoverContributionRow, ['grantId']),
  turnoverShares: defineLarge<TurnoverShareRow>(turnoverShareRow, []),
};
