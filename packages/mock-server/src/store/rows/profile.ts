import { zLanguageCode } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** Personal data of an account; its id is the member's. An account without a row has no personal data. */
export const profileRow = z.object({
  id: z.string(),
  registeredAt: z.nullable(timeField),
  payeeName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** Dialing code and number joined, for lookup. */
  mobile: z.nullable(z.string()),
  mobileNum: z.nullable(z.string()),
  countryDialingCode: z.nullable(z.string()),
  mobileVerified: z.boolean(),
  /** `YYYY-MM-DD`. */
  birthday: z.nullable(z.string()),
  zalo: z.nullable(z.string()),
  telegram: z.nullable(z.string()),
  address: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  sourceOfIncome: z.nullable(z.string()),
  qqNum: z.nullable(z.string()),
  line: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  wechat: z.nullable(z.string()),
  idNumber: z.nullable(z.string()),
  iconId: z.nullable(z.string()),
  /** Platform code of the language of messages. */
  language: z.nullable(zLanguageCode),
  paymentPassword: z.nullable(z.string()),
  /** A login from an untrusted address needs a second step. */
  twoStep: z.boolean(),
  /** With `twoStep`, a login from a trusted address needs it, too. */
  twoStepAtEveryLogin: z.boolean(),
  /** Time at which `twoStep` was last switched; null when it never was. */
  twoStepChangedAt: z.nullable(timeField),
  /** Member ids of the upline and of the inviter. */
  uplineId: z.nullable(z.string()),
  inviterId: z.nullable(z.string()),
});
export type ProfileRow = z.infer<typeof profileRow>;

/** An affiliate or referral code; its id is the code in uppercase. */
export const inviteCodeRow = z.object({
  id: z.string(),
  kind: z.enum(['affiliate', 'referral']),
  memberId: z.string(),
  /** Host names on which an affiliate code is valid; empty for all. */
  domains: z.array(z.string()),
});
export type InviteCodeRow = z.infer<typeof inviteCodeRow>;

/** The channels by which a member wants news about promotions; its id is the member's. Without a row there are none. */
export const noticeChoiceRow = z.object({ id: z.string(), inbox: z.boolean(), email: z.boolean(), sms: z.boolean() });
export type NoticeChoiceRow = z.infer<typeof noticeChoiceRow>;

export const profileCollections = {
  profiles: define<ProfileRow>(profileRow, ['email', 'mobile', 'uplineId', 'inviterId']),
  noticeChoices: define<NoticeChoiceRow>(noticeChoiceRow),
  inviteCodes: define<InviteCodeRow>(inviteCodeRow, ['memberId']),
};
