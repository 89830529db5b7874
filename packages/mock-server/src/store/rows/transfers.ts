import { zTransferDirection } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** A transfer between two accounts; its id is the reference of both movements. */
export const accountTransferRow = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  /** What the receiver is to the sender. */
  relation: zTransferDirection,
  amount: moneyField,
  currency: z.string(),
  /** The sender's note, as plain text; null without one. */
  remark: z.nullable(z.string()),
  bookedAt: timeField,
  /** Movement ids of the sender's and of the receiver's side. */
  sentId: z.string(),
  receivedId: z.string(),
});
export type AccountTransferRow = z.infer<typeof accountTransferRow>;

export const transferCollections = {
  accountTransfers: define<AccountTransferRow>(accountTransferRow, ['senderId', 'receiverId']),
};
