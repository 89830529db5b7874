import {
  addDays,
  calendarDay,
  formatAmount,
  HOUR_MS,
  multiplyAmount,
  parseAmount,
  startOfDay,
} from '@croupier/sdk/rules';
import type { PointRedemption } from '@croupier/sdk/types';

import type { PointRedemptionRow } from '../../store/rows/points.ts';
import { earliest, Refusal, SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext, type DueStep } from '../kernel/index.ts';
import { BONUS, mainWallet, move } from '../ledger/index.ts';
import { bookPoints } from './account.ts';
import { requireGoods, type StockedGoods } from './goods.ts';
import { reportApproval, reportRejection } from './messages.ts';
import { describeRedemption } from './redemptions.ts';
import { COLLECTED_AT_HOUR, COURIER, DECIDE_AFTER_MS, REJECT_MARK } from './terms.data.ts';

/** What staff can do with a redemption. */
export const REDEMPTION_DECISIONS = ['APPROVE', 'REJECT'] as const;
export type RedemptionDecision = (typeof REDEMPTION_DECISIONS)[number];

/** The next redemption that the sandbox's staff decide (G-6). */
export function nextRedemptionStep(context: DomainContext): DueStep | undefined {
  const open = context.store.pointRedemptions.findBy('status', 'PROCESSING');
  return earliest(
    open.map((row) => {
      const at = Date.parse(row.createdAt) + DECIDE_AFTER_MS;
      const isRejected = row.delivery?.recipient.includes(REJECT_MARK) === true;
      return { at, run: () => decide(context, row, isRejected ? 'REJECT' : 'APPROVE', new Date(at)) };
    }),
  );
}

/** Decides a redemption now. Refuses an unknown id with NOT_FOUND, and one that is decided with ORDER_STATE_INVALID. */
export function decideRedemption(context: DomainContext, id: string, decision: RedemptionDecision): PointRedemption {
  const { store, clock } = context;
  const row = store.pointRedemptions.get(id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  if (row.status !== 'PROCESSING') throw new Refusal('ORDER_STATE_INVALID');
  return store.transact(() => describeRedemption(context, decide(context, row, decision, clock.now())));
}

function decide(
  context: DomainContext,
  row: PointRedemptionRow,
  decision: RedemptionDecision,
  at: Date,
): PointRedemptionRow {
  return decision === 'APPROVE' ? approve(context, row, at) : reject(context, row, at);
}

/** Gives back exactly the points that were taken, and the stock (PR-63). */
function reject(context: DomainContext, row: PointRedemptionRow, at: Date): PointRedemptionRow {
  const { store } = context;
  const { id, memberId, goodsId, points, quantity, delivery } = row;
  const goods = requireGoods(context, goodsId);
  const rejectReason = delivery === null ? 'other' : 'delivery';
  store.pointGoods.update(goodsId, { stock: goods.row.stock + quantity });
  bookPoints(context, { memberId, type: 'REFUND', points, remark: goods.name, referenceId: id, at });
  const after = store.pointRedemptions.update(id, { status: 'REJECTED', updatedAt: at.toISOString(), rejectReason });
  reportRejection(context, after, { name: goods.name, at });
  return after;
}

function approve(context: DomainContext, row: PointRedemptionRow, at: Date): PointRedemptionRow {
  const goods = requireGoods(context, row.goodsId);
  const after = context.store.pointRedemptions.update(row.id, {
    status: 'APPROVED',
    updatedAt: at.toISOString(),
    ...handOver(context, row, goods, at),
  });
  reportApproval(context, after, { name: goods.name, at });
  return after;
}

/** Sends the parcel, makes a code for each voucher, or credits the money. */
function handOver(
  context: DomainContext,
  { id, memberId, quantity }: PointRedemptionRow,
  { kind, amount, codePrefix, name }: StockedGoods,
  at: Date,
): Partial<PointRedemptionRow> {
  const { secrets } = context;
  switch (kind) {
    case 'PHYSICAL':
      return {
        shipment: { sentAt: nextCollection(at).toISOString(), courier: COURIER, trackingNumber: secrets.digits(12) },
      };
    case 'VOUCHER': {
      const codes = Array.from({ length: quantity }, () => secrets.hex(8).toUpperCase());
      return { voucherCode: codes.map((code) => [codePrefix, code.slice(0, 4), code.slice(4)].join('-')).join(', ') };
    }
    case 'MONEY': {
      const credit = multiplyAmount(parseAmount(amount ?? '', SITE_CURRENCY), String(quantity), 'down');
      const posting = { kind: 'POINT_CONVERT', memberId, reference: id, memo: name, at } as const;
      move(context, { ...posting, from: BONUS, to: mainWallet(memberId), amount: credit });
      return { amount: formatAmount(credit) };
    }
  }
}

/** When the courier comes next: in the morning of the day after. */
function nextCollection(at: Date): Date {
  const tomorrow = startOfDay(addDays(calendarDay(at, SITE_TIME_ZONE), 1), SITE_TIME_ZONE);
  return new Date(tomorrow.getTime() + COLLECTED_AT_HOUR * HOUR_MS);
}
