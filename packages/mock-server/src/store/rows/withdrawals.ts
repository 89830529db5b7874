import {
  zWithdrawDisputeOutcome,
  zWithdrawPayoutStatus,
  zWithdrawRejectCode,
  zWithdrawStatus,
  zWithdrawTimelineEntry,
} from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** A bank account that a member bound for withdrawals. */
export const bankCardRow = z.object({
  id: z.string(),
  memberId: z.string(),
  bankCode: z.string(),
  /** Digits only. */
  accountNumber: z.string(),
  payeeName: z.string(),
  branch: z.nullable(z.string()),
  isDefault: z.boolean(),
  boundAt: timeField,
  /** Null while it is bound; a later card is not the first of the account, also when the first was removed. */
  removedAt: z.nullable(timeField),
});
export type BankCardRow = z.infer<typeof bankCardRow>;

/** A withdrawal, with a copy of its card. */
export const withdrawOrderRow = z.object({
  id: z.string(),
  memberId: z.string(),
  amount: moneyField,
  fee: moneyField,
  currency: z.string(),
  cardId: z.string(),
  bankCode: z.string(),
  accountNumber: z.string(),
  payeeName: z.string(),
  status: zWithdrawStatus,
  createdAt: timeField,
  /** When the last planned payment was sent. */
  paidAt: z.nullable(timeField),
  rejectCode: z.nullable(zWithdrawRejectCode),
  /** Time of the last receipt or dispute, and pictures of the last receipt. */
  confirmedAt: z.nullable(timeField),
  proofImages: z.array(z.string()),
});
export type WithdrawOrderRow = z.infer<typeof withdrawOrderRow>;

/** One payment of a withdrawal. */
export const withdrawPayoutRow = z.object({
  id: z.string(),
  orderId: z.string(),
  amount: moneyField,
  status: zWithdrawPayoutStatus,
  /** When it is or was expected to be sent. */
  expectedAt: timeField,
  sentAt: z.nullable(timeField),
  confirmDeadline: z.nullable(timeField),
  /** The bank's number of the payment. */
  reference: z.nullable(z.string()),
  /** What arrived of it; null before a receipt or dispute. */
  amountReceived: z.nullable(moneyField),
  forced: z.boolean(),
  /** A deposit of somebody else was matched with it; false for a payment of the operator. */
  hasDeposit: z.boolean(),
  /** The payment that this one makes up for. */
  replaces: z.nullable(z.string()),
});
export type WithdrawPayoutRow = z.infer<typeof withdrawPayoutRow>;

/** The member's report that a payment did not arrive in full; its id is the payment's. */
export const withdrawDisputeRow = z.object({
  id: z.string(),
  amountReceived: moneyField,
  note: z.nullable(z.string()),
  images: z.array(z.string()),
  openedAt: timeField,
  /** When staff decide. */
  expectedAt: timeField,
  outcome: zWithdrawDisputeOutcome,
  decidedAt: z.nullable(timeField),
});
export type WithdrawDisputeRow = z.infer<typeof withdrawDisputeRow>;

/** One change of a withdrawal, in the order of the changes. */
export const withdrawChangeRow = z.object({
  id: z.string(),
  orderId: z.string(),
  at: timeField,
  status: zWithdrawStatus,
  by: zWithdrawTimelineEntry.shape.by,
  reason: z.nullable(zWithdrawRejectCode),
  payoutId: z.nullable(z.string()),
  amount: z.nullable(moneyField),
});
export type WithdrawChangeRow = z.infer<typeof withdrawChangeRow>;

export const withdrawalCollections = {
  bankCards: define<BankCardRow>(bankCardRow, ['memberId', 'accountNumber']),
  withdrawOrders: define<WithdrawOrderRow>(withdrawOrderRow, ['memberId', 'status']),
  withdrawPayouts: define<WithdrawPayoutRow>(withdrawPayoutRow, ['orderId']),
  withdrawDisputes: define<WithdrawDisputeRow>(withdrawDisputeRow),
  withdrawChanges: define<WithdrawChangeRow>(withdrawChangeRow, ['orderId']),
};
