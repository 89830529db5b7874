import { zRestrictedActivity } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** All that a restriction can block, in the contract's order. */
export const RESTRICTED_ACTIVITIES = zRestrictedActivity.options;

/** A hold that staff put on an account; its id is the member's. */
export const staffHoldRow = z.object({
  id: z.string(),
  since: timeField,
  blocks: z.array(zRestrictedActivity).check(z.minLength(1)),
  /** What staff wrote to the member, in the member's language; null without a reason. */
  reason: z.nullable(z.string().check(z.maxLength(200))),
});
export type StaffHoldRow = z.infer<typeof staffHoldRow>;

export const holdCollections = {
  staffHolds: define<StaffHoldRow>(staffHoldRow),
};
