import { zErrorCode } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define } from './define.ts';

export const faultKind = z.enum([
  'noAnswer',
  'reset',
  'status',
  'error',
  'html',
  'truncated',
  'wrongType',
  'unknownEnum',
  'slow',
  'lostAfterCommit',
  'duplicate',
]);

/** A planned fault of one operation, or of all operations by `*`; unused details are null. */
export const faultRow = z.object({
  id: z.string(),
  operation: z.string(),
  kind: faultKind,
  status: z.nullable(z.int()),
  code: z.nullable(zErrorCode),
  retryAfter: z.nullable(z.int()),
  milliseconds: z.nullable(z.int()),
  /** Path in the answer's value, such as `user.balance`. */
  field: z.nullable(z.string()),
  /** Remaining affected calls; null for unlimited. */
  left: z.nullable(z.int()),
  probability: z.number(),
  hits: z.int(),
});
export type FaultRow = z.infer<typeof faultRow>;

export const faultCollections = {
  faults: define<FaultRow>(faultRow),
};
