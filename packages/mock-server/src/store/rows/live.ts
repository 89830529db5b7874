import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** A chat with a presenter that was opened. */
export const liveChatRow = z.object({
  id: z.string(),
  /** What the chat's page knows the member by. */
  token: z.string(),
  memberId: z.string(),
  modelId: z.string(),
  language: z.string(),
  openedAt: timeField,
  /** When its address was used, which is good once. */
  usedAt: z.nullable(timeField),
});
export type LiveChatRow = z.infer<typeof liveChatRow>;

export const liveCollections = {
  liveChats: define<LiveChatRow>(liveChatRow, ['token']),
};
