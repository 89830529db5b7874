import type { PointRedemption, PointRedemptionStatus } from '@croupier/sdk/types';

import type { PointRedemptionRow } from '../../store/rows/points.ts';
import {
  isInRange,
  localize,
  newestFirst,
  pageOf,
  sessionOf,
  SITE_CURRENCY,
  type CallContext,
  type DomainContext,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { requireGoods } from './goods.ts';
import { REJECT_REASONS } from './terms.data.ts';

interface RedemptionQuery extends PageQuery, TimeQuery {
  readonly status?: PointRedemptionStatus | 'ALL' | undefined;
  readonly redemptionId?: string | undefined;
}

/** One page of the member's redemptions, newest first. One that is asked for by its id is answered whatever its time. */
export function listRedemptions(context: CallContext, query: RedemptionQuery) {
  const { status = 'ALL', redemptionId } = query;
  const range = redemptionId === undefined ? recordsRange(context, query) : undefined;
  const own = context.store.pointRedemptions
    .findBy('memberId', sessionOf(context).memberId)
    .filter((row) => redemptionId === undefined || row.id === redemptionId)
    .filter((row) => status === 'ALL' || row.status === status)
    .filter((row) => range === undefined || isInRange(range, row.createdAt));
  const { content, ...page } = pageOf(
    newestFirst(own, ({ createdAt }) => createdAt),
    query,
  );
  return { content: content.map((row) => describeRedemption(context, row)), ...page };
}

/** Converts a redemption to the contract's shape, in the language of the account. */
export function describeRedemption(context: DomainContext, row: PointRedemptionRow): PointRedemption {
  const { id, memberId, goodsId, quantity, points, status, createdAt, updatedAt, delivery } = row;
  const { rejectReason, voucherCode, amount, shipment } = row;
  const language = profileOf(context, memberId).language ?? undefined;
  const { name, kind } = requireGoods(context, goodsId);
  const isSent = shipment !== null && Date.parse(shipment.sentAt) <= context.clock.now().getTime();
  return {
    redemptionId: id,
    rewardId: goodsId,
    name: localize(name, language),
    kind,
    quantity,
    points: String(points),
    status,
    createdAt,
    updatedAt,
    ...(delivery === null ? {} : { delivery }),
    ...(rejectReason === null ? {} : { rejectReason: localize(REJECT_REASONS[rejectReason], language) }),
    ...(voucherCode === null ? {} : { voucherCode }),
    ...(amount === null ? {} : { amount, currency: SITE_CURRENCY }),
    ...(isSent ? { shipment } : {}),
  };
}
