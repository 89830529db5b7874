import { zListNoticesQuery } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** An announcement of list and marquee in the site's two languages; contents are HTML. */
export const noticeRow = z.object({
  id: z.string(),
  // Without the default of the query parameter.
  audience: zListNoticesQuery.shape.audience.def.innerType.def.innerType,
  /** Shown only in the marquee of the home page. */
  homeOnly: z.boolean(),
  /** Publication time. */
  startAt: timeField,
  promotionType: z.nullable(z.string()),
  /** Begin and end of a restriction that it announces. */
  effectFrom: z.nullable(timeField),
  effectUntil: z.nullable(timeField),
  titleEn: z.string(),
  titleTy: z.string(),
  contentEn: z.string(),
  contentTy: z.string(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const contentCollections = {
  notices: define<NoticeRow>(noticeRow, ['audience']),
};
