import * as z from 'zod/mini';

import type { CollectionDefinition, Row } from './collection.ts';

const money = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/));
const time = z.iso.datetime();

/** An account, of a player, an agent or a back-office worker. */
export const memberRow = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.nullable(z.string()),
  /** 0 member, 4 trial, 1, 2, 41 and 42 agent; others are back-office accounts. */
  type: z.int(),
  /** Sandbox passwords are no secrets; they are kept as typed so that a developer can read them. */
  password: z.string(),
  passwordChangedAt: time,
  firstLoginDone: z.boolean(),
  balance: money,
  currency: z.string(),
  unreadMessages: z.int(),
  claimablePromotions: z.int(),
  vipRank: z.nullable(z.int()),
  vipName: z.nullable(z.string()),
});
export type MemberRow = z.infer<typeof memberRow>;

/** An open session; its id is the token. */
export const sessionRow = z.object({ id: z.string(), memberId: z.string(), expiresAt: time });
export type SessionRow = z.infer<typeof sessionRow>;

/** Failed logins of one account in a row; its id is the account. */
export const loginFailureRow = z.object({
  id: z.string(),
  count: z.int(),
  lastAt: time,
  lockedUntil: z.nullable(time),
});
export type LoginFailureRow = z.infer<typeof loginFailureRow>;

/** Whether the platform is open; one row, `platform`. */
export const platformRow = z.object({
  id: z.string(),
  maintenance: z.boolean(),
  maintenanceEnd: z.nullable(time),
  regionRestriction: z.boolean(),
});
export type PlatformRow = z.infer<typeof platformRow>;

const define = <Item extends Row>(
  schema: CollectionDefinition<Item>['schema'],
  indexes: CollectionDefinition<Item>['indexes'] = [],
): CollectionDefinition<Item> => ({ schema, indexes });

/** Every collection of a world. */
export const collections = {
  members: define<MemberRow>(memberRow, ['account']),
  sessions: define<SessionRow>(sessionRow, ['memberId']),
  loginFailures: define<LoginFailureRow>(loginFailureRow),
  platform: define<PlatformRow>(platformRow),
};

export type RowOf<Name extends keyof typeof collections> =
  (typeof collections)[Name] extends CollectionDefinition<infer Item> ? Item : never;
