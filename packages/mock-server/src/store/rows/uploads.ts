import { zUploadImageBody } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** An uploaded image. */
export const uploadRow = z.object({
  id: z.string(),
  memberId: z.string(),
  purpose: zUploadImageBody.shape.purpose,
  type: z.enum(['image/png', 'image/jpeg']),
  /** The image in base64. */
  content: z.string(),
  bytes: z.int(),
  takenAt: timeField,
  /** Object that uses the image, such as `depositOrder dep_1`; null while there is none. */
  usedBy: z.nullable(z.string()),
});
export type UploadRow = z.infer<typeof uploadRow>;

/** Proof of a manual transfer; its id is the order's. */
export const depositProofRow = z.object({
  id: z.string(),
  images: z.array(z.string()),
  /** The bank's reference number. */
  reference: z.nullable(z.string()),
  shownAt: timeField,
});
export type DepositProofRow = z.infer<typeof depositProofRow>;

export const uploadCollections = {
  uploads: define<UploadRow>(uploadRow, ['memberId', 'usedBy']),
  depositProofs: define<DepositProofRow>(depositProofRow),
};
