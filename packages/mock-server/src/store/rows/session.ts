import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** An account, of a player, an agent or a back-office worker. */
export const memberRow = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.nullable(z.string()),
  /** 0 member, 4 trial, 1, 2, 41 and 42 agent; others are back-office accounts. */
  type: z.int(),
  /** Sandbox passwords are no secrets; they are kept as typed so that a developer can read them. */
  password: z.string(),
  passwordChangedAt: timeField,
  firstLoginDone: z.boolean(),
  currency: z.string(),
  unreadMessages: z.int(),
  claimablePromotions: z.int(),
  vipRank: z.nullable(z.int()),
  vipName: z.nullable(z.string()),
});
export type MemberRow = z.infer<typeof memberRow>;

/** An open session; its id is the token. */
export const sessionRow = z.object({ id: z.string(), memberId: z.string(), expiresAt: timeField });
export type SessionRow = z.infer<typeof sessionRow>;

/** Failed logins of one account in a row; its id is the account. */
export const loginFailureRow = z.object({
  id: z.string(),
  count: z.int(),
  lastAt: timeField,
  lockedUntil: z.nullable(timeField),
});
export type LoginFailureRow = z.infer<typeof loginFailureRow>;

export const sessionCollections = {
  members: define<MemberRow>(memberRow, ['account']),
  sessions: define<SessionRow>(sessionRow, ['memberId']),
  loginFailures: define<LoginFailureRow>(loginFailureRow),
};
