import { zMessageKind, zMessageLink } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** A message in the inbox of a member. */
export const messageRow = z.object({
  id: z.string(),
  memberId: z.string(),
  kind: zMessageKind,
  titleEn: z.string(),
  titleTy: z.string(),
  /** HTML. */
  contentEn: z.string(),
  contentTy: z.string(),
  link: z.nullable(zMessageLink),
  sentAt: timeField,
  isRead: z.boolean(),
});
export type MessageRow = z.infer<typeof messageRow>;

export const messageCollections = {
  messages: define<MessageRow>(messageRow, ['memberId']),
};
