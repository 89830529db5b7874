import { zLoginMethod, zLoginOutcome, zTwoStepMethod } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** An account of a player, agent or back-office user. */
export const memberRow = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.nullable(z.string()),
  /** 0 member, 4 trial, 1, 2, 41 and 42 agent; others are back-office accounts. */
  type: z.int(),
  /** Sandbox passwords are stored in plain text for developers. Empty when none is set. */
  password: z.string(),
  passwordChangedAt: timeField,
  firstLoginDone: z.boolean(),
  currency: z.string(),
  vipRank: z.nullable(z.int()),
  vipName: z.nullable(z.string()),
});
export type MemberRow = z.infer<typeof memberRow>;

/** An open session; its id is the token. */
export const sessionRow = z.object({
  id: z.string(),
  memberId: z.string(),
  expiresAt: timeField,
  /** Record of the login that opened it. */
  loginId: z.string(),
  /** Time of its last call, to the minute. */
  lastSeenAt: timeField,
  /** Record of the login before the one that opened the session; null at the first. */
  lastLoginId: z.nullable(z.string()),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** Consecutive failures of an account, address or password, which is in the id. */
export const loginFailureRow = z.object({
  id: z.string(),
  count: z.int(),
  lastAt: timeField,
  lockedUntil: z.nullable(timeField),
});
export type LoginFailureRow = z.infer<typeof loginFailureRow>;

/** A login to an account, or a failed attempt. */
export const loginRecordRow = z.object({
  id: z.string(),
  memberId: z.string(),
  loggedInAt: timeField,
  ip: z.string(),
  location: z.nullable(z.string()),
  device: z.nullable(z.string()),
  outcome: zLoginOutcome,
  /** Null for sessions that no login opened, such as that of a registration. */
  method: z.nullable(zLoginMethod),
});
export type LoginRecordRow = z.infer<typeof loginRecordRow>;

/** A login waiting for its second step; its id is the token. */
export const twoStepRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** How the login began. */
  method: zLoginMethod,
  expiresAt: timeField,
  /** Sources of the codes that finish it. */
  methods: z.array(zTwoStepMethod),
  wrongTries: z.int(),
});
export type TwoStepRow = z.infer<typeof twoStepRow>;

/** An identity at a social provider; its id is `PROVIDER:subject`. */
export const identityRow = z.object({ id: z.string(), memberId: z.string() });
export type IdentityRow = z.infer<typeof identityRow>;

/** A reset link; its id is the link's token. */
export const passwordResetRow = z.object({ id: z.string(), memberId: z.string(), expiresAt: timeField });
export type PasswordResetRow = z.infer<typeof passwordResetRow>;

export const sessionCollections = {
  members: define<MemberRow>(memberRow, ['account']),
  sessions: define<SessionRow>(sessionRow, ['memberId']),
  loginFailures: define<LoginFailureRow>(loginFailureRow),
  loginRecords: defineLarge<LoginRecordRow>(loginRecordRow, ['memberId']),
  twoSteps: define<TwoStepRow>(twoStepRow, ['memberId']),
  identities: define<IdentityRow>(identityRow),
  passwordResets: define<PasswordResetRow>(passwordResetRow, ['memberId']),
};
