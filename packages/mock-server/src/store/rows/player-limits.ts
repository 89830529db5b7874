import { zPlayerLimitKind, zPlayerLimitPeriod } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** A limit in force; amounts of SESSION are whole minutes. */
export const playerLimitRow = z.object({
  /** Member, kind and period. */
  id: z.string(),
  memberId: z.string(),
  kind: zPlayerLimitKind,
  period: zPlayerLimitPeriod,
  amount: moneyField,
  /** The change that waits for its confirmation; its amount is null for a removal. */
  pending: z.nullable(z.object({ amount: z.nullable(moneyField), readyAt: timeField, lapsesAt: timeField })),
});
export type PlayerLimitRow = z.infer<typeof playerLimitRow>;

/** The answer of a member to the question about deposit limits; its id is the member's. */
const limitPromptRow = z.object({ id: z.string(), answeredAt: timeField });
export type LimitPromptRow = z.infer<typeof limitPromptRow>;

/** The login at which the review of the limits was last due; its id is the member's. */
const limitReviewRow = z.object({ id: z.string(), shownAt: timeField });
export type LimitReviewRow = z.infer<typeof limitReviewRow>;

export const playerLimitCollections = {
  playerLimits: define<PlayerLimitRow>(playerLimitRow, ['memberId']),
  limitPrompts: define<LimitPromptRow>(limitPromptRow),
  limitReviews: define<LimitReviewRow>(limitReviewRow),
};
