import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** A ticket at the sandbox's lottery vendor; its id is the vendor's round. Its lines are those of the bet. */
export const lotteryTicketRow = z.object({
  id: z.string(),
  betId: z.string(),
  launchId: z.string(),
  gameCode: z.string(),
  numero: z.string(),
  /** When its numbers are drawn. */
  drawAt: timeField,
  phase: z.enum(['OPEN', 'SETTLED', 'RETURNED']),
});
export type LotteryTicketRow = z.infer<typeof lotteryTicketRow>;

/** A draw that was called off; its id is the lottery's code and the number of the draw. */
export const cancelledDrawRow = z.object({ id: z.string() });
export type CancelledDrawRow = z.infer<typeof cancelledDrawRow>;

export const lotteryCollections = {
  lotteryTickets: defineLarge<LotteryTicketRow>(lotteryTicketRow, ['phase']),
  cancelledDraws: define<CancelledDrawRow>(cancelledDrawRow),
};
