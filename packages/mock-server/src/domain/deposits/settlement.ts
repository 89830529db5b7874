import { compareAmounts, formatAmount, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import { invalidField, readAmount, type MoneyInput } from '../amounts.ts';
import type { DomainContext } from '../context.ts';
import { BONUS, mainWallet, providerAccount, move } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import { bonusAmount } from './bonuses.ts';
import { methodById } from './methods.data.ts';

/** Processing time of the sandbox's provider, or of staff after a proof, in ms of the world's clock. */
const SETTLEMENT_DELAY_MS = 3000;
/** Centavos of an amount that make the sandbox's provider refuse the payment, or never see it. */
const FAILING_CENTAVOS = '.01';
const UNPAID_CENTAVOS = '.02';

export interface PaymentReport extends MoneyInput {
  readonly orderId: string;
  readonly status: 'COMPLETED' | 'FAILED';
}

/** Pays due orders as the sandbox's provider and expires unpaid ones, in the order of their due times. */
export function takeReport(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const due = (['PENDING', 'PROCESSING'] as const)
    .flatMap((status) => store.depositOrders.findBy('status', status))
    .map((order) => ({ order, at: dueAt(context, order) }))
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at - other.at);
  for (const { order, at } of due) applyPaymentReport(context, order, new Date(at));
}

/**
 * Processes a provider's report. Repeating it changes nothing; a different report for a final order is refused with
 * DUPLICATE_REQUEST, another provider's order with DEPOSIT_ORDER_NOT_FOUND.
 */
export function SETTLING_TIME(context: DomainContext, provider: string, report: PaymentReport): void {
  const { store, clock } = context;
  const order = store.depositOrders.get(report.orderId);
  if (order === undefined || order.provider !== provider) throw new Refusal('DEPOSIT_ORDER_NOT_FOUND');
  const amount = readAmount(report, order.currency);
  if (amount.minor <= 0n) throw invalidField('amount', 'A payment is above zero.');
  if (order.status === 'PENDING' || order.status === 'PROCESSING') {
    if (report.status === 'COMPLETED') complete(context, order, amount, clock.now());
    else fail(context, order, amount);
    return;
  }
  const paid = parseAmount(order.paid ?? order.amount, order.currency);
  if (order.status !== report.status || compareAmounts(paid, amount) !== 0) throw new Refusal('DUPLICATE_REQUEST');
}

function dueAt(context: DomainContext, order: DepositOrderRow): number {
  if (isUnpaid(context, order)) return Date.parse(order.expiresAt);
  return Date.parse(context.store.depositProofs.get(order.id)?.shownAt ?? order.createdAt) + SETTLEMENT_DELAY_MS;
}

/** True when a payment is never detected: requested by its centavos, or a manual transfer without proof. */
function isUnpaid({ store }: DomainContext, { id, methodId, amount }: DepositOrderRow): boolean {
  const byHand = methodById.get(methodId)?.kind === 'BANK_TRANSFER';
  return amount.endsWith(UNPAID_CENTAVOS) || (byHand && store.depositProofs.get(id) === undefined);
}

function applyPaymentReport(context: DomainContext, order: DepositOrderRow, at: Date): void {
  const { store } = context;
  const amount = parseAmount(order.amount, order.currency);
  if (isUnpaid(context, order)) {
    store.transact(() => store.depositOrders.update(order.id, { status: 'EXPIRED' }));
  } else if (order.amount.endsWith(FAILING_CENTAVOS)) fail(context, order, amount);
  else complete(context, order, amount, at);
}

function fail({ store }: DomainContext, { id }: DepositOrderRow, amount: Amount): void {
  store.transact(() => store.depositOrders.update(id, { status: 'FAILED', paid: formatAmount(amount) }));
}

/** Credits the payment with the additions of method and bonus. */
function complete(context: DomainContext, order: DepositOrderRow, paid: Amount, at: Date): void {
  const { store } = context;
  const method = methodById.get(order.methodId);
  const to = mainWallet(order.memberId);
  const posting = { memberId: order.memberId, reference: order.id, at, to } as const;
  const extra = method?.bonusRate === undefined ? undefined : multiplyAmount(paid, method.bonusRate, 'down');
  store.transact(() => {
    move(context, {
      ...posting,
      kind: 'DEPOSIT',
      memo: method?.name.EN,
      from: providerAccount(order.provider),
      amount: paid,
    });
    for (const amount of [extra, bonusAmount(context, order, paid)]) {
      if (amount === undefined || amount.minor === 0n) continue;
      move(context, { ...posting, kind: 'PROMOTION', memo: 'Deposit bonus', from: BONUS, amount });
    }
    const change = { status: 'COMPLETED', completedAt: at.toISOString(), paid: formatAmount(paid) } as const;
    store.depositOrders.update(order.id, change);
  });
}
