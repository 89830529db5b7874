import { zDeliveryAddress, zPointRecordType, zPointRedemptionStatus, zPointShipment } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** The points of a member; its id is the member's. Without a row there are none. */
export const pointAccountRow = z.object({
  id: z.string(),
  /** Points that can be spent; below zero after bets were taken back. */
  points: z.int(),
  /** Units that do not make a whole point yet, from 0 to 999,999. */
  remainder: z.int().check(z.gte(0), z.lte(999_999)),
  /** Points that were earned by playing in all. */
  earned: z.int(),
  /** Number of movements so far. */
  records: z.int(),
});
export type PointAccountRow = z.infer<typeof pointAccountRow>;

/** One movement of points, in the order of booking. */
export const pointRecordRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: timeField,
  type: zPointRecordType,
  /** Below zero when spent or taken. */
  points: z.int(),
  balanceAfter: z.int(),
  /** A note for the member in the site's languages; null without one. */
  remarkEn: z.nullable(z.string()),
  remarkTy: z.nullable(z.string()),
  /** A redemption, or the movement of money; null with EARN and ADJUST. */
  referenceId: z.nullable(z.string()),
});
export type PointRecordRow = z.infer<typeof pointRecordRow>;

/** Units that a settled bet gave its member; its id is the bet's. */
export const pointEarningRow = z.object({ id: z.string(), units: z.int() });
export type PointEarningRow = z.infer<typeof pointEarningRow>;

/** A time in which points are multiplied. */
export const pointEventRow = z.object({
  id: z.string(),
  /** A whole number as a decimal string. */
  multiplier: z.string(),
  startAt: timeField,
  /** The first instant after it. */
  endAt: timeField,
});
export type PointEventRow = z.infer<typeof pointEventRow>;

/** Price and stock of goods; name, kind and pictures are in `goods.data.ts`. */
export const pointGoodsRow = z.object({
  id: z.string(),
  /** Price of one piece in points. */
  points: z.int().check(z.gte(1)),
  stock: z.int().check(z.gte(0)),
});
export type PointGoodsRow = z.infer<typeof pointGoodsRow>;

/** Goods that a member ordered for points. */
export const pointRedemptionRow = z.object({
  id: z.string(),
  memberId: z.string(),
  goodsId: z.string(),
  quantity: z.int().check(z.gte(1)),
  /** Points taken for all pieces. */
  points: z.int(),
  status: zPointRedemptionStatus,
  createdAt: timeField,
  /** When its status last changed. */
  updatedAt: timeField,
  /** Where physical goods are sent; null for others. */
  delivery: z.nullable(zDeliveryAddress),
  /** Key of the reason in `REJECT_REASONS`; null unless it was rejected. */
  rejectReason: z.nullable(z.enum(['delivery', 'other'])),
  /** The code of an approved voucher. */
  voucherCode: z.nullable(z.string()),
  /** Money that was credited, with the currency of the account. */
  amount: z.nullable(moneyField),
  /** The parcel of approved physical goods; `sentAt` may be in the future. */
  shipment: z.nullable(zPointShipment),
});
export type PointRedemptionRow = z.infer<typeof pointRedemptionRow>;

export const pointCollections = {
  pointAccounts: define<PointAccountRow>(pointAccountRow),
  pointRecords: defineLarge<PointRecordRow>(pointRecordRow, ['memberId']),
  pointEarnings: defineLarge<PointEarningRow>(pointEarningRow),
  pointEvents: define<PointEventRow>(pointEventRow),
  pointGoods: define<PointGoodsRow>(pointGoodsRow),
  pointRedemptions: defineLarge<PointRedemptionRow>(pointRedemptionRow, ['memberId', 'status']),
};
