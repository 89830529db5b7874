import type { DepositOrderRow } from '../../store/rows/money.ts';
import { emit, type DomainContext } from '../kernel/index.ts';

/** Stores a new order, and reports it. */
export function addOrder(context: DomainContext, order: DepositOrderRow): DepositOrderRow {
  return context.store.transact(() => {
    context.store.depositOrders.insert(order);
    return report(context, order, new Date(order.createdAt));
  });
}

/** Gives an order a status as of an instant, and reports it. */
export function changeOrder(
  context: DomainContext,
  orderId: string,
  change: Partial<Omit<DepositOrderRow, 'id'>> & Pick<DepositOrderRow, 'status'>,
  at: Date,
): DepositOrderRow {
  return context.store.transact(() => report(context, context.store.depositOrders.update(orderId, change), at));
}

function report(context: DomainContext, order: DepositOrderRow, at: Date): DepositOrderRow {
  const { id: orderId, memberId, status } = order;
  emit(context, 'depositChanged', { memberId, orderId, status, at });
  return order;
}
