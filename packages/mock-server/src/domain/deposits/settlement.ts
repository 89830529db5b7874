import {
  addAmounts,
  compareAmounts,
  creditOfDeposit,
  formatAmount,
  isOpenDeposit,
  openDepositStatuses,
  parseAmount,
  type Amount,
} from '@croupier/sdk/rules';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import {
  earliest,
  readAmount,
  invalidField,
  Refusal,
  type MoneyInput,
  type DomainContext,
  type DueStep,
  type TurnoverTerms,
} from '../kernel/index.ts';
import { BONUS, mainWallet, providerAccount, move } from '../ledger/index.ts';
import { isOnBreak } from '../breaks/index.ts';
import { creditChosenBonus } from '../promotions/index.ts';
import { methodById } from './methods.data.ts';
import { changeOrder } from './order-rows.ts';

/** Processing time of the sandbox's provider, or of staff after a proof, in ms of the world's clock. */
const SETTLEMENT_DELAY_MS = 3000;
/** Centavos of an amount with which the sandbox's provider reports a failure, or never receives the payment. */
const FAILING_CENTAVOS = '.01';
const UNPAID_CENTAVOS = '.02';
/** Turnover that the bonus of a payment method requires. */
const METHOD_BONUS: TurnoverTerms = { factor: '1', title: { EN: 'Deposit bonus', TY: 'Bonus sa deposito' } };

export interface PaymentReport extends MoneyInput {
  readonly orderId: string;
  readonly status: 'COMPLETED' | 'FAILED';
}

/** The next order that the sandbox completes or fails in place of the provider, or that expires unpaid. */
export function nextDepositStep(context: DomainContext): DueStep | undefined {
  const open = openDepositStatuses.flatMap((status) => context.store.depositOrders.findBy('status', status));
  return earliest(
    open.map((order) => {
      const at = dueAt(context, order);
      return { at, run: () => settleDueOrder(context, order, new Date(at)) };
    }),
  );
}

/**
 * Applies a provider's report to its order. A repeated report has no effect. Refuses a different report for a final
 * order with DUPLICATE_REQUEST, and another provider's order with DEPOSIT_ORDER_NOT_FOUND.
 */
export function applyPaymentReport(context: DomainContext, provider: string, report: PaymentReport): void {
  const { store, clock } = context;
  const order = store.depositOrders.get(report.orderId);
  if (order === undefined || order.provider !== provider) throw new Refusal('DEPOSIT_ORDER_NOT_FOUND');
  const amount = readAmount(report, order.currency);
  if (amount.minor <= 0n) throw invalidField('amount', 'TOO_SMALL', 'A payment is above zero.');
  if (isOpenDeposit(order.status)) {
    if (report.status === 'COMPLETED') complete(context, order, amount, clock.now());
    else fail(context, order, amount, clock.now());
    return;
  }
  const paid = parseAmount(order.paid ?? order.amount, order.currency);
  if (order.status !== report.status || compareAmounts(paid, amount) !== 0) throw new Refusal('DUPLICATE_REQUEST');
}

function dueAt(context: DomainContext, order: DepositOrderRow): number {
  if (isUnpaid(context, order)) return Date.parse(order.expiresAt);
  return Date.parse(context.store.depositProofs.get(order.id)?.shownAt ?? order.createdAt) + SETTLEMENT_DELAY_MS;
}

/** True when no payment arrives: because of the centavos, or for a manual transfer without proof. */
function isUnpaid({ store }: DomainContext, { id, methodId, amount }: DepositOrderRow): boolean {
  const isManual = methodById.get(methodId)?.kind === 'BANK_TRANSFER';
  return amount.endsWith(UNPAID_CENTAVOS) || (isManual && store.depositProofs.get(id) === undefined);
}

function settleDueOrder(context: DomainContext, order: DepositOrderRow, at: Date): void {
  const amount = parseAmount(order.amount, order.currency);
  if (isUnpaid(context, order)) {
    changeOrder(context, order.id, { status: 'EXPIRED' }, at);
  } else if (order.amount.endsWith(FAILING_CENTAVOS)) fail(context, order, amount, at);
  else complete(context, order, amount, at);
}

function fail(context: DomainContext, { id }: DepositOrderRow, amount: Amount, at: Date): void {
  changeOrder(context, id, { status: 'FAILED', paid: formatAmount(amount) }, at);
}

/** Credits the payment, and the bonus of its method and the selected bonus unless the member takes a break (P-21). */
function complete(context: DomainContext, order: DepositOrderRow, paid: Amount, at: Date): void {
  const { store } = context;
  const method = methodById.get(order.methodId);
  const to = mainWallet(order.memberId);
  const posting = { memberId: order.memberId, reference: order.id, at, to } as const;
  const { bonus: methodBonus } = creditOfDeposit(paid, { bonusRate: method?.bonusRate });
  store.transact(() => {
    move(context, {
      ...posting,
      kind: 'DEPOSIT',
      memo: method?.name,
      from: providerAccount(order.provider),
      amount: paid,
    });
    let bonus: Amount = { minor: 0n, currency: paid.currency };
    if (!isOnBreak(context, order.memberId)) {
      if (methodBonus.minor > 0n) {
        const terms = { from: BONUS, amount: methodBonus, turnover: METHOD_BONUS };
        move(context, { ...posting, ...terms, kind: 'PROMOTION', memo: METHOD_BONUS.title });
        bonus = methodBonus;
      }
      const chosen = creditChosenBonus(context, order, paid, at);
      if (chosen !== undefined) bonus = addAmounts(bonus, chosen);
    }
    const credited = { paid: formatAmount(paid), bonus: formatAmount(bonus) };
    changeOrder(context, order.id, { status: 'COMPLETED', completedAt: at.toISOString(), ...credited }, at);
  });
}
