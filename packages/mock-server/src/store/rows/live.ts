import { zLanguageCode } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** A chat message. */
const talkLineRow = z.object({
  id: z.string(),
  /** Id of the chat with a presenter or with customer service. */
  talkId: z.string(),
  text: z.string(),
  at: timeField,
});
export type ChatMessageRow = z.infer<typeof talkLineRow>;

export const talkCollections = {
  talkLines: defineLarge<ChatMessageRow>(talkLineRow, ['talkId']),
};

/** An opened chat with a presenter. */
export const liveChatRow = z.object({
  id: z.string(),
  /** The member's id for the chat page. */
  token: z.string(),
  memberId: z.string(),
  modelId: z.string(),
  language: zLanguageCode,
  openedAt: timeField,
  /** Time when its URL was used, which is valid once. */
  usedAt: z.nullable(timeField),
});
export type LiveChatRow = z.infer<typeof liveChatRow>;

export const liveCollections = {
  liveChats: define<LiveChatRow>(liveChatRow, ['token']),
};
