import { isOpenDeposit } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';

import { Refusal, type CallContext } from '../kernel/index.ts';
import { consumeUploads } from '../uploads/index.ts';
import { describeOrder } from './describe-order.ts';
import { changeOrder } from './order-rows.ts';
import { ownOrder } from './orders.ts';

/**
 * Attaches proof pictures to a manual transfer; the order then waits for staff. Refuses an order in a final state with
 * ORDER_STATE_INVALID, and a fourth picture with UPLOAD_TOO_MANY.
 */
export function submitProof(
  context: CallContext,
  orderId: string,
  { images, reference }: { readonly images: readonly string[]; readonly reference?: string | undefined },
): DepositOrder {
  const { store, clock } = context;
  const order = ownOrder(context, orderId);
  if (!isOpenDeposit(order.status)) throw new Refusal('ORDER_STATE_INVALID');
  const existing = store.depositProofs.get(order.id);
  return store.transact(() => {
    const all = consumeUploads(context, images, {
      field: 'images',
      memberId: order.memberId,
      purpose: 'DEPOSIT_PROOF',
      by: `depositOrder ${order.id}`,
      before: existing?.images ?? [],
    });
    if (existing !== undefined) {
      store.depositProofs.update(order.id, { images: all, reference: reference ?? existing.reference });
    } else {
      const shownAt = clock.now().toISOString();
      store.depositProofs.insert({ id: order.id, images: all, reference: reference ?? null, shownAt });
    }
    return describeOrder(context, changeOrder(context, order.id, { status: 'PROCESSING' }, clock.now()));
  });
}
