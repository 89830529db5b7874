import { zContractEndReason, zContractPeriod, zContractStatus, zContractType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { defineLarge, moneyField, timeField } from './define.ts';

/** One tier of a contract, in the order of rising thresholds. */
export const tierField = z.object({
  threshold: moneyField,
  activeUsers: z.int(),
  /** A decimal string with at most four decimals. */
  rate: z.string(),
});
export type Tier = z.infer<typeof tierField>;

/** An agreement on pay between an agent and a direct downline, or an offer of one. Its terms never change. */
export const contractRow = z.object({
  /** `ct_` and a number. */
  id: z.string(),
  /** Offeror, offeree and kind: versions of one lineage replace each other. */
  lineage: z.string(),
  /** Number of the offer in its lineage, from 1. */
  version: z.int(),
  /** The contract that was accepted last when this one was offered. */
  replaces: z.nullable(z.string()),
  type: zContractType,
  /** Who offers and pays; null for the platform, which pays agents without upline. */
  payerId: z.nullable(z.string()),
  /** Who is paid. */
  receiverId: z.string(),
  /** Null for a real-time salary, which is paid every 5 minutes. */
  period: z.nullable(zContractPeriod),
  currency: z.string(),
  tiers: z.array(tierField),
  /** True when a negative base lowers the next one; false for a salary. */
  carryOver: z.boolean(),
  status: zContractStatus,
  createdAt: timeField,
  /** When it was accepted or ended as an offer. */
  decidedAt: z.nullable(timeField),
  decisionReason: z.nullable(z.string()),
  endReason: z.nullable(zContractEndReason),
  /** In force from here; null until it is accepted. */
  effectiveFrom: z.nullable(timeField),
  /** In force until here, exclusive; null while no newer version ends it. */
  effectiveTo: z.nullable(timeField),
});
export type ContractRow = z.infer<typeof contractRow>;

export const contractCollections = {
  contracts: defineLarge<ContractRow>(contractRow, ['payerId', 'receiverId', 'lineage', 'status']),
};
