import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** What somebody wrote in a chat of the sandbox. */
export const talkLineRow = z.object({
  id: z.string(),
  /** The chat with a presenter, or with customer service. */
  talkId: z.string(),
  text: z.string(),
  at: timeField,
});
export type TalkLineRow = z.infer<typeof talkLineRow>;

export const talkCollections = {
  talkLines: define<TalkLineRow>(talkLineRow, ['talkId'], { large: true }),
};
