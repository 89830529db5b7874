import type { PointRedemptionRequest, PointRedemptionResult } from '@croupier/sdk/types';

import { invalidField, Refusal, type CallContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { bookPoints } from './account.ts';
import { requireGoods } from './goods.ts';
import { describeRedemption } from './redemptions.ts';
import { checkSpendingPassword, requirePoints } from './spending.ts';

/** Takes points and stock for goods (PR-63), for staff to decide. Refuses in the order of rule PR-64. */
export function redeemGoods(context: CallContext, request: PointRedemptionRequest): PointRedemptionResult {
  const { store, clock } = context;
  const { rewardId, quantity, password, delivery } = request;
  const member = callingMember(context);
  const { kind, name, row } = requireGoods(context, rewardId);
  if (kind === 'PHYSICAL' && delivery === undefined) {
    throw invalidField('delivery', 'REQUIRED', 'Physical goods need an address.');
  }
  if (row.stock < quantity) throw new Refusal('POINTS_OUT_OF_STOCK', { value: { stock: row.stock } });
  const points = row.points * quantity;
  requirePoints(context, member.id, points);
  checkSpendingPassword(context, member, password);
  const at = clock.now();
  return store.transact(() => {
    store.pointGoods.update(rewardId, { stock: row.stock - quantity });
    const number = store.pointRedemptions.findBy('memberId', member.id).length + 1;
    const redemption = store.pointRedemptions.insert({
      id: `pr_${member.id.replace(/^m_/, '')}_${number}`,
      memberId: member.id,
      goodsId: rewardId,
      quantity,
      points,
      status: 'PROCESSING',
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      delivery: kind === 'PHYSICAL' ? (delivery ?? null) : null,
      rejectReason: null,
      voucherCode: null,
      amount: null,
      shipment: null,
    });
    const booking = { memberId: member.id, type: 'REDEEM', remark: name, referenceId: redemption.id, at } as const;
    const { balanceAfter } = bookPoints(context, { ...booking, points: -points });
    return { pointRedemption: describeRedemption(context, redemption), points: String(balanceAfter) };
  });
}
