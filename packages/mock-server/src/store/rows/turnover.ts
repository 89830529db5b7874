import { zTurnoverGrantSource, zTurnoverGrantState, zTurnoverWeight } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** A credit with required turnover. */
export const turnoverGrantRow = z.object({
  id: z.string(),
  memberId: z.string(),
  source: zTurnoverGrantSource,
  /** The bonus that it belongs to; null for deposits, transfers and bonuses of no promotion. */
  bonusId: z.nullable(z.string()),
  titleEn: z.string(),
  titleTy: z.string(),
  principal: moneyField,
  required: moneyField,
  done: moneyField,
  currency: z.string(),
  state: zTurnoverGrantState,
  createdAt: timeField,
  /** When its turnover was done; null in every state but DONE. */
  doneAt: z.nullable(timeField),
  /** Time at which it expires while it is OPEN; null when it does not. */
  expiresAt: z.nullable(timeField),
  locksWinnings: z.boolean(),
  /** Maximum stake of a round while it is OPEN. */
  maxStake: z.nullable(moneyField),
  /** Weights of its own; null for those of the site. */
  weights: z.nullable(z.array(zTurnoverWeight)),
});
export type TurnoverGrantRow = z.infer<typeof turnoverGrantRow>;

/** What a settled bet added to grants; its id is the bet's. */
export const turnoverShareRow = z.object({
  id: z.string(),
  shares: z.array(z.object({ grantId: z.string(), amount: moneyField })),
});
export type TurnoverShareRow = z.infer<typeof turnoverShareRow>;

export const turnoverCollections = {
  turnoverGrants: define<TurnoverGrantRow>(turnoverGrantRow, ['memberId', 'state', 'bonusId']),
  turnoverShares: defineLarge<TurnoverShareRow>(turnoverShareRow, []),
};
