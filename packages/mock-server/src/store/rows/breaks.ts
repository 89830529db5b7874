import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** The last break of a member, whose id it has; it is over when its times say so, or when it was lifted and removed. */
export const breakRow = z.object({
  id: z.string(),
  state: z.enum(['TIME_OUT', 'SELF_EXCLUSION']),
  since: timeField,
  until: timeField,
  /** The first time at which the member can ask to lift it; `until` when that is never before. */
  irrevocableUntil: timeField,
  /** `TIME` ends at `until`, `REQUEST` once the member asks after it. */
  endsBy: z.enum(['TIME', 'REQUEST']),
  liftRequestedAt: z.nullable(timeField),
  /** With a request before `until`: the first time at which it can be confirmed. */
  confirmableAt: z.nullable(timeField),
  /** With a request after `until`: the time at which the break ends. */
  liftsAt: z.nullable(timeField),
});
export type BreakRow = z.infer<typeof breakRow>;

export const breakCollections = {
  breaks: define<BreakRow>(breakRow),
};
