import { zReferralReason } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** A friend who met the conditions; its id is that of the friend's account. */
export const referralResultRow = z.object({
  id: z.string(),
  inviterId: z.string(),
  qualifiedAt: timeField,
  /** Why the friend brings no reward all the same; null when both are rewarded. */
  refusal: z.nullable(zReferralReason),
  /** When both are rewarded; null with a refusal. */
  rewardAt: z.nullable(timeField),
  /** True until `rewardAt`. */
  isWaiting: z.boolean(),
});
export type ReferralResultRow = z.infer<typeof referralResultRow>;

export const referralCollections = {
  referralResults: define<ReferralResultRow>(referralResultRow, ['inviterId', 'isWaiting']),
};
