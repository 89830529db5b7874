import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** Why staff reject an application. */
export const rejectionCode = z.enum(['UNREADABLE', 'NOT_CONFIRMED', 'OTHER']);
export type RejectionCode = z.infer<typeof rejectionCode>;

/** An application for a promotion; its id is that of the participation. */
export const promotionApplicationRow = z.object({
  id: z.string(),
  memberId: z.string(),
  promotionId: z.string(),
  amount: moneyField,
  currency: z.string(),
  /** Ids of uploads. */
  images: z.array(z.string()),
  /** The member's note for staff. */
  remark: z.nullable(z.string()),
  createdAt: timeField,
  /** Null until staff have decided. */
  decidedAt: z.nullable(timeField),
  /** Null until staff reject it. */
  rejection: z.nullable(rejectionCode),
});
export type PromotionApplicationRow = z.infer<typeof promotionApplicationRow>;

/** A joined promotion, with what was counted for it; its id is that of the participation. */
export const promotionJoinRow = z.object({
  id: z.string(),
  memberId: z.string(),
  promotionId: z.string(),
  currency: z.string(),
  /** Valid bets that were settled after `joinedAt` and before `endAt`. */
  counted: moneyField,
  joinedAt: timeField,
  /** First instant at which nothing counts any more; null for none. */
  endAt: z.nullable(timeField),
  /** When it was decided what was won; null before. */
  decidedAt: z.nullable(timeField),
  /** What was won; null before, and when nothing was. */
  amount: z.nullable(moneyField),
});
export type PromotionJoinRow = z.infer<typeof promotionJoinRow>;

/** Dates that staff gave a promotion; its id is the promotion's. Others are open without end. */
export const promotionDatesRow = z.object({
  id: z.string(),
  /** Null when it has been open for ever. */
  startAt: z.nullable(timeField),
  /** First instant at which it is over; null for none. */
  endAt: z.nullable(timeField),
});
export type PromotionDatesRow = z.infer<typeof promotionDatesRow>;

export const promotionCollections = {
  promotionDates: define<PromotionDatesRow>(promotionDatesRow),
  promotionJoins: define<PromotionJoinRow>(promotionJoinRow, ['memberId', 'promotionId', 'decidedAt']),
  promotionApplications: define<PromotionApplicationRow>(promotionApplicationRow, [
    'memberId',
    'promotionId',
    'decidedAt',
  ]),
};
