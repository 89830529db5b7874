import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { SalaryReason, SalaryRecord } from '@croupier/sdk/types';

import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { accountOf } from '../contracts/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import { correctionSum } from './figures.ts';

/** A settlement in the contract's shape. */
export function describeRecord(context: DomainContext, row: SalaryRecordRow): SalaryRecord {
  const { type, correctionCarriedIn, correctionCarriedOut, currency } = row;
  const reason = reasonOf(context, row);
  return {
    recordId: row.id,
    type,
    contractId: row.contractId,
    version: row.version,
    payer: accountOf(context, row.payerId),
    account: accountOf(context, row.receiverId),
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    base: row.base,
    activeUsers: row.activeUsers,
    tier: row.tier,
    rate: row.rate,
    gross: row.gross,
    corrections: formatAmount(correctionSum(row.corrections, currency)),
    ...(isZero(correctionCarriedIn, currency) ? {} : { correctionCarriedIn }),
    ...(isZero(correctionCarriedOut, currency) ? {} : { correctionCarriedOut }),
    amount: row.amount,
    currency,
    ...(type === 'DIVIDEND' ? { carriedIn: row.carriedIn, carriedOut: row.carriedOut } : {}),
    status: row.status,
    ...(reason === undefined ? {} : { reason }),
    ...(row.rejectReason === null ? {} : { rejectReason: row.rejectReason }),
    dueAt: row.dueAt,
    ...(row.settledAt === null ? {} : { settledAt: row.settledAt }),
    ...(row.movementId === null ? {} : { transactionId: row.movementId }),
  };
}

/** True for a settlement that was due and is not paid, because the payer's balance is short (CT-53). */
export function isOverdue({ clock }: DomainContext, { status, dueAt }: SalaryRecordRow): boolean {
  return status === 'PENDING' && Date.parse(dueAt) <= clock.now().getTime();
}

/** Why a settlement waits, or why it pays nothing. */
function reasonOf(context: DomainContext, row: SalaryRecordRow): SalaryReason | undefined {
  const { currency } = row;
  if (isOverdue(context, row)) return 'PAYER_SHORT';
  if (row.status === 'REJECTED' || !isZero(row.amount, currency)) return undefined;
  if (parseAmount(row.base, currency).minor <= 0n) return 'BASE_NOT_POSITIVE';
  if (row.tier === 0) return 'NO_TIER';
  return isZero(row.gross, currency) ? undefined : 'CORRECTED';
}

/** True for an amount of zero. */
export function isZero(text: string, currency: string): boolean {
  return parseAmount(text, currency).minor === 0n;
}
