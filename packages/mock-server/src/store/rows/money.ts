import { zBetStatus, zDepositStatus, zGameType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** Idempotency record of a call that has taken effect. */
export const requestKeyRow = z.object({
  /** Caller, operation and key. */
  id: z.string(),
  /** Hash of the request, to detect another body under the same key. */
  fingerprint: z.string(),
  /** The answer's value as JSON; null without one. */
  answer: z.nullable(z.string()),
  /** Expiry; null for servers' requests, which are kept for ever. */
  keepUntil: z.nullable(timeField),
});
export type RequestKeyRow = z.infer<typeof requestKeyRow>;

/** An opened game or lobby. */
export const launchRow = z.object({
  id: z.string(),
  /** The player's id for the vendor. */
  token: z.string(),
  /** Null for a guest's demo. */
  memberId: z.nullable(z.string()),
  vendor: z.string(),
  /** Null for the vendor's lobby. */
  nodeId: z.nullable(z.string()),
  /** The live room; absent for everything else. */
  roomId: z.optional(z.string()),
  /** Type of a lobby; absent for everything else. */
  lobbyType: z.optional(zGameType),
  /** Play money: nothing is booked. */
  demo: z.boolean(),
  openedAt: timeField,
  /** Time when its URL was used, which is valid once. */
  usedAt: z.nullable(timeField),
  endedAt: z.nullable(timeField),
});
export type LaunchRow = z.infer<typeof launchRow>;

/** One bet: all stakes and payouts of a member in one round. */
export const betRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** Vendor, member and the vendor's round id. */
  round: z.string(),
  roundId: z.string(),
  /** The launch in which the round began; absent where none is known, then the bet is a visit of its own. */
  visitId: z.optional(z.string()),
  time: timeField,
  settledAt: z.nullable(timeField),
  gameType: zGameType,
  vendor: z.string(),
  /** Null for the vendor's lobby. */
  nodeId: z.nullable(z.string()),
  gameName: z.string(),
  stake: moneyField,
  payout: moneyField,
  currency: z.string(),
  status: zBetStatus,
  /** Tickets that the vendor reported, as JSON with the names of the contract; null without one. */
  tickets: z.nullable(z.string()),
});
export type BetRow = z.infer<typeof betRow>;

/** A vendor's wallet transaction; its id is the vendor's. */
export const vendorTransactionRow = z.object({
  id: z.string(),
  kind: z.enum(['DEBIT', 'CREDIT', 'ROLLBACK', 'UNSEEN']),
  memberId: z.nullable(z.string()),
  account: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  betId: z.nullable(z.string()),
  /** Null when nothing was booked. */
  movementId: z.nullable(z.string()),
  /** Amount of the debit or credit. */
  amount: z.nullable(moneyField),
  at: timeField,
  /** True when it closed the round. */
  closes: z.boolean(),
  rolledBack: z.boolean(),
});
export type VendorTransactionRow = z.infer<typeof vendorTransactionRow>;

/** A deposit order. */
export const depositOrderRow = z.object({
  id: z.string(),
  memberId: z.string(),
  methodId: z.string(),
  provider: z.string(),
  amount: moneyField,
  currency: z.string(),
  status: zDepositStatus,
  createdAt: timeField,
  expiresAt: timeField,
  completedAt: z.nullable(timeField),
  /** Amount that the provider reported as paid. */
  paid: z.nullable(moneyField),
  /** All bonuses credited with it; null before. */
  bonus: z.nullable(moneyField),
  promotionId: z.nullable(z.string()),
  /** Receiving account of a manual transfer; null for other methods. */
  accountNumber: z.nullable(z.string()),
  /** Unguessable part of the provider page's URL, besides the id; null when none was issued. */
  pageToken: z.nullable(z.string()),
});
export type DepositOrderRow = z.infer<typeof depositOrderRow>;

/** A bonus that a deposit brought, with the turnover that it requires. */
export const bonusGrantRow = z.object({
  id: z.string(),
  orderId: z.string(),
  memberId: z.string(),
  promotionId: z.string(),
  amount: moneyField,
  required: moneyField,
  currency: z.string(),
  maxStake: z.nullable(moneyField),
  creditedAt: timeField,
  expiresAt: timeField,
});
export type BonusGrantRow = z.infer<typeof bonusGrantRow>;

export const moneyCollections = {
  requestKeys: defineLarge<RequestKeyRow>(requestKeyRow, []),
  launches: defineLarge<LaunchRow>(launchRow, ['token', 'memberId']),
  bets: defineLarge<BetRow>(betRow, ['memberId', 'round']),
  vendorTransactions: defineLarge<VendorTransactionRow>(vendorTransactionRow, ['betId']),
  depositOrders: define<DepositOrderRow>(depositOrderRow, ['memberId', 'status']),
  bonusGrants: define<BonusGrantRow>(bonusGrantRow, ['memberId', 'orderId', 'promotionId']),
};
