import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** A period of play with real money. */
export const gamingSessionRow = z.object({
  /** Member and number of the member's session. */
  id: z.string(),
  memberId: z.string(),
  state: z.enum(['RUNNING', 'ENDED']),
  startedAt: timeField,
  /** Time of the last launch, stake or acknowledgement. */
  lastActivityAt: timeField,
  /** Its start, or the time of the last acknowledgement. */
  lastCheckAt: timeField,
  /** Record of the login whose session launched last; null while only stakes were taken. */
  loginId: z.nullable(z.string()),
  /** Due time of the reality check that was last reported; null while none was. */
  reportedCheckAt: z.nullable(timeField),
  endedAt: z.nullable(timeField),
  endReason: z.nullable(z.enum(['IDLE', 'EXIT', 'LOGOUT', 'BREAK'])),
});
export type GamingSessionRow = z.infer<typeof gamingSessionRow>;

/** Minutes between the reality checks of a member; its id is the member's. Without it those of the policy. */
const realityCheckRow = z.object({
  id: z.string(),
  /** Null for none. */
  minutes: z.nullable(z.int().check(z.gte(1))),
});
export type RealityCheckRow = z.infer<typeof realityCheckRow>;

export const gamingSessionCollections = {
  gamingSessions: defineLarge<GamingSessionRow>(gamingSessionRow, ['memberId', 'state']),
  realityChecks: define<RealityCheckRow>(realityCheckRow),
};
