import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** A call that had its effect and must not have it again. */
export const requestKeyRow = z.object({
  /** Who calls, what, and the key. */
  id: z.string(),
  /** Of what was sent, so that another body under the same key is found out. */
  fingerprint: z.string(),
  /** The answer's value as JSON; null when there was none. */
  answer: z.nullable(z.string()),
  /** When it may be forgotten; null for what servers sent, which is never forgotten. */
  keepUntil: z.nullable(timeField),
});
export type RequestKeyRow = z.infer<typeof requestKeyRow>;

/** A game or lobby that was opened. */
export const launchRow = z.object({
  id: z.string(),
  /** What the vendor knows the player by. */
  token: z.string(),
  /** Null for a demo of a guest. */
  memberId: z.nullable(z.string()),
  vendor: z.string(),
  /** Null for the vendor's lobby. */
  nodeId: z.nullable(z.string()),
  /** With play money: nothing moves. */
  demo: z.boolean(),
  openedAt: timeField,
  /** When its address was used, which is good once. */
  usedAt: z.nullable(timeField),
  endedAt: z.nullable(timeField),
});
export type LaunchRow = z.infer<typeof launchRow>;

/** One bet: all stakes and payouts of a member in one round. */
export const betRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** The vendor, the member and the vendor's id of the round. */
  round: z.string(),
  roundId: z.string(),
  time: timeField,
  settledAt: z.nullable(timeField),
  gameType: z.string(),
  vendor: z.string(),
  /** Null for the vendor's lobby. */
  nodeId: z.nullable(z.string()),
  gameName: z.string(),
  stake: moneyField,
  payout: moneyField,
  currency: z.string(),
  status: z.enum(['UNSETTLED', 'SETTLED', 'CANCELLED']),
});
export type BetRow = z.infer<typeof betRow>;

/** What a vendor did with a wallet; its id is the vendor's id of the transaction. */
export const vendorTransactionRow = z.object({
  id: z.string(),
  kind: z.enum(['DEBIT', 'CREDIT', 'ROLLBACK', 'UNSEEN']),
  memberId: z.nullable(z.string()),
  account: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  betId: z.nullable(z.string()),
  /** Null when nothing moved. */
  movementId: z.nullable(z.string()),
  /** What a debit took or a credit paid. */
  amount: z.nullable(moneyField),
  at: timeField,
  /** Whether nothing more was to come in the round. */
  closes: z.boolean(),
  rolledBack: z.boolean(),
});
export type VendorTransactionRow = z.infer<typeof vendorTransactionRow>;

/** Money on its way in. */
export const depositOrderRow = z.object({
  id: z.string(),
  memberId: z.string(),
  methodId: z.string(),
  provider: z.string(),
  amount: moneyField,
  currency: z.string(),
  status: z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED']),
  createdAt: timeField,
  expiresAt: timeField,
  completedAt: z.nullable(timeField),
  /** What the provider reported as paid. */
  paid: z.nullable(moneyField),
  promotionId: z.nullable(z.string()),
  /** What the address of the provider's page has besides the id, which can be guessed; null when nobody got one. */
  pageToken: z.nullable(z.string()),
});
export type DepositOrderRow = z.infer<typeof depositOrderRow>;

export const moneyCollections = {
  requestKeys: define<RequestKeyRow>(requestKeyRow, [], { large: true }),
  launches: define<LaunchRow>(launchRow, ['token'], { large: true }),
  bets: define<BetRow>(betRow, ['memberId', 'round'], { large: true }),
  vendorTransactions: define<VendorTransactionRow>(vendorTransactionRow, ['betId'], { large: true }),
  depositOrders: define<DepositOrderRow>(depositOrderRow, ['memberId', 'status'], { large: true }),
};
