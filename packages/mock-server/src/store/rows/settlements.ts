import { zContractType, zGameType, zSalaryRecordStatus } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { defineLarge, moneyField, timeField } from './define.ts';

/** The bets of one account and category in a window. */
const baseLineField = z.object({
  memberId: z.string(),
  gameType: zGameType,
  /** Number of bets. */
  bets: z.int(),
  stake: moneyField,
  validBet: moneyField,
  payout: moneyField,
});
export type BaseLine = z.infer<typeof baseLineField>;

/** What lowers the base of a dividend for one account; not below zero unless more was taken back than given. */
const deductionField = z.object({
  memberId: z.string(),
  kind: z.enum(['BONUS', 'REBATE', 'SALARY']),
  amount: moneyField,
});
export type Deduction = z.infer<typeof deductionField>;

/** A paid window whose bets changed: its gross as it was counted before, and as it is now. */
const correctionField = z.object({ recordId: z.string(), was: moneyField, is: moneyField });
export type Correction = z.infer<typeof correctionField>;

/** A window that is not over yet, or whose end was not yet done. */
export const salaryWindowRow = z.object({
  /** That of its settlement. */
  id: z.string(),
  contractId: z.string(),
  lineage: z.string(),
  periodStart: timeField,
  /** Exclusive. */
  periodEnd: timeField,
});
export type SalaryWindowRow = z.infer<typeof salaryWindowRow>;

/** One settlement: a window of a contract, counted by itself. Its figures are current until it is paid, then final. */
export const salaryRecordRow = z.object({
  /** `sal_`, the number of the contract and the start of the window in the brand's time. */
  id: z.string(),
  type: zContractType,
  contractId: z.string(),
  version: z.int(),
  lineage: z.string(),
  /** Null for the platform. */
  payerId: z.nullable(z.string()),
  receiverId: z.string(),
  /** Who has to pay while it is pending: a member's id or `PLATFORM`; null afterwards. */
  pendingPayer: z.nullable(z.string()),
  /** Levels above the receiver: pay from above comes first. */
  depth: z.int(),
  periodStart: timeField,
  periodEnd: timeField,
  dueAt: timeField,
  status: zSalaryRecordStatus,
  currency: z.string(),
  lines: z.array(baseLineField),
  deductions: z.array(deductionField),
  /** Gross gaming revenue less deductions of a dividend; the base of a salary. */
  net: moneyField,
  carriedIn: moneyField,
  base: moneyField,
  activeUsers: z.int(),
  /** Position from 1; 0 for none. */
  tier: z.int(),
  rate: z.string(),
  gross: moneyField,
  carriedOut: moneyField,
  corrections: z.array(correctionField),
  correctionCarriedIn: moneyField,
  correctionCarriedOut: moneyField,
  amount: moneyField,
  /** When it was paid or refused. */
  settledAt: z.nullable(timeField),
  movementId: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  /** What a paid window is worth since its bets changed; null while they did not. */
  recounted: z.nullable(z.object({ gross: moneyField, carriedOut: moneyField })),
});
export type SalaryRecordRow = z.infer<typeof salaryRecordRow>;

/** What goes from the settlements of a lineage that are paid to its next one; its id is the lineage's. */
export const salaryCarryRow = z.object({
  id: z.string(),
  /** Negative base of a dividend, with what corrections changed in it. */
  base: moneyField,
  /** Corrections that no pay covered yet; at most 0. */
  correction: moneyField,
  /** Corrections that no pay has taken. */
  open: z.array(correctionField),
});
export type SalaryCarryRow = z.infer<typeof salaryCarryRow>;

/** A payer whose balance does not cover what is due; its id is the member's. */
export const shortPayerRow = z.object({
  id: z.string(),
  /** When its due settlements were tried last. */
  triedAt: timeField,
  /** When they are tried again; null until something changes. */
  retryAt: z.nullable(timeField),
  /** Members who know that their pay is late. */
  notified: z.array(z.string()),
});
export type ShortPayerRow = z.infer<typeof shortPayerRow>;

export const settlementCollections = {
  salaryWindows: defineLarge<SalaryWindowRow>(salaryWindowRow, ['lineage']),
  salaryRecords: defineLarge<SalaryRecordRow>(salaryRecordRow, [
    'payerId',
    'receiverId',
    'pendingPayer',
    'lineage',
    'status',
  ]),
  salaryCarries: defineLarge<SalaryCarryRow>(salaryCarryRow),
  shortPayers: defineLarge<ShortPayerRow>(shortPayerRow),
};
