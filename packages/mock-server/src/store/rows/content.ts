import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** An announcement of the list and the marquee, in the site's two languages; contents are HTML. */
export const noticeRow = z.object({
  id: z.string(),
  audience: z.enum(['PUBLIC', 'AGENT']),
  /** Shown in the marquee of the home page and nowhere else. */
  homeOnly: z.boolean(),
  /** From when it is shown. */
  startAt: timeField,
  titleEn: z.string(),
  titleTy: z.string(),
  contentEn: z.string(),
  contentTy: z.string(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const contentCollections = {
  notices: define<NoticeRow>(noticeRow, ['audience']),
};
