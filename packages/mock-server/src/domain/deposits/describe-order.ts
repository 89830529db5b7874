import { addAmounts, formatAmount, multiplyAmount, parseAmount } from '@croupier/sdk/rules';
import type { DepositBonus, DepositInstructions, DepositOrder, DepositProof } from '@croupier/sdk/types';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import {
  paymentPage,
  uploadAddress,
  localize,
  type CallContext,
  type DomainContext,
  type LocalizedText,
} from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { bonusOfOrder, titleOf } from '../promotions/index.ts';
import { methodById, type SandboxMethod } from './methods.data.ts';

export function describeOrder(context: CallContext, order: DepositOrderRow): DepositOrder {
  const method = methodOf(order);
  const proof = describeProof(context, order);
  return {
    orderId: order.id,
    methodId: order.methodId,
    methodName: method.name.EN,
    methodKind: method.kind,
    amount: order.amount,
    currency: order.currency,
    status: order.status,
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    ...(order.completedAt === null ? {} : { completedAt: order.completedAt }),
    ...(order.promotionId === null ? {} : { promotionId: order.promotionId }),
    ...(order.status === 'PENDING' ? { payment: instructionsOf(context, order) } : {}),
    ...(proof === undefined ? {} : { proof }),
    ...describeCredit(order, method),
    ...describeBonus(context, order),
    ...(order.status === 'FAILED' ? { failReason: failReasonFor(context, order) } : {}),
  };
}

/** How to pay an order. */
export function instructionsOf({ caller: { origin } }: CallContext, order: DepositOrderRow): DepositInstructions {
  const { id, expiresAt, pageToken, accountNumber } = order;
  const method = methodOf(order);
  if (accountNumber !== null) {
    const payeeName = 'Croupier Payments Inc.';
    return { receivingAccount: { bankName: 'Kawayan Bank', accountNumber, payeeName, expiresAt } };
  }
  if (method.kind === 'QR') return { qrCode: `00020101021228PH00${method.provider.toUpperCase()}${id}` };
  return pageToken === null ? {} : { payUrl: paymentPage(origin, id, pageToken) };
}

const FAIL_REASON: LocalizedText = {
  EN: 'The provider did not receive the payment.',
  TY: 'Hindi natanggap ng provider ang bayad.',
};

/** Why an order failed, in the language of the account. The sandbox's provider has one reason. */
function failReasonFor(context: DomainContext, { memberId }: DepositOrderRow): string {
  const { language } = profileOf(context, memberId);
  return localize(FAIL_REASON, language ?? undefined);
}

/** What a completed order credited. The operator bears the provider's fee. */
function describeCredit({ status, paid, bonus, currency }: DepositOrderRow, { feeRate = '0' }: SandboxMethod) {
  if (status !== 'COMPLETED' || paid === null || bonus === null) return {};
  const paidAmount = parseAmount(paid, currency);
  return {
    paidAmount: paid,
    fee: formatAmount(multiplyAmount(paidAmount, feeRate, 'down')),
    bonusAmount: bonus,
    creditedAmount: formatAmount(addAmounts(paidAmount, parseAmount(bonus, currency))),
  };
}

/** What was credited for the chosen promotion. */
function describeBonus(context: DomainContext, order: DepositOrderRow): { bonus?: DepositBonus } {
  const grant = bonusOfOrder(context, order);
  if (grant === undefined) return {};
  const { amount, required, expiresAt, maxStake, promotionId } = grant;
  const title = titleOf(promotionId, profileOf(context, order.memberId).language);
  return { bonus: { title, amount, required, expiresAt, ...(maxStake === null ? {} : { maxStake }) } };
}

function describeProof({ store }: DomainContext, { id }: DepositOrderRow): DepositProof | undefined {
  const proof = store.depositProofs.get(id);
  if (proof === undefined) return undefined;
  return {
    images: proof.images.map(uploadAddress),
    ...(proof.reference === null ? {} : { reference: proof.reference }),
    submittedAt: proof.shownAt,
  };
}

function methodOf({ methodId }: DepositOrderRow): SandboxMethod {
  const method = methodById.get(methodId);
  if (method === undefined) throw new Error(`The sandbox has no method ${methodId}.`);
  return method;
}
