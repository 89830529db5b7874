import { zRewardSource } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** Something that a member can claim once, whichever call claims it (PR-41). */
export const rewardRow = z.object({
  id: z.string(),
  memberId: z.string(),
  source: zRewardSource,
  titleEn: z.string(),
  titleTy: z.string(),
  amount: moneyField,
  currency: z.string(),
  /** Required turnover as a multiple of the amount, a decimal string. */
  factor: z.string(),
  issuedAt: timeField,
  /** First instant at which it can no longer be claimed; null for none. */
  expiresAt: z.nullable(timeField),
  /** The promotion, mission, draw or VIP bonus that it is for. */
  referenceId: z.nullable(z.string()),
  /** True until it is claimed, or until its end was reported. */
  isOpen: z.boolean(),
  claimedAt: z.nullable(timeField),
  /** The movement that credited it. */
  movementId: z.nullable(z.string()),
});
export type RewardRow = z.infer<typeof rewardRow>;

export const rewardCollections = {
  rewards: define<RewardRow>(rewardRow, ['memberId', 'isOpen']),
};
