import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** A chat message. */
export const talkLineRow = z.object({
  id: z.string(),
  /** The presenter's or customer service chat. */
  talkId: z.string(),
  text: z.string(),
  at: timeField,
});
export type ChatMessageRow = z.infer<typeof talkLineRow>;

export const talkCollections = {
  talkLines: define<ChatMessageRow>(talkLineRow, ['talkId'], { large: true }),
};
